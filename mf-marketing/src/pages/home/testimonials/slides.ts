import Swiper from 'swiper';

interface SlidesOptions {
  /** The class of the list, and of each of its entries. */
  track: string;
  slide: string;
  onSlide: (slide: number) => void;
  onAnimating: (animating: boolean) => void;
  /** A finger or the mouse takes hold of the slides, and lets them go. */
  onHold: (held: boolean) => void;
  onSwipe: () => void;
}

export interface Slides {
  next: () => void;
  previous: () => void;
  /** @param speed of a move, in milliseconds; 0 moves at once */
  setSpeed: (speed: number) => void;
  /** Gives the list back as it was found. */
  stop: () => void;
}

/**
 * Makes a list of slides that could be scrolled into one that turns for ever (specification §9). This file is asked for
 * only near the carousel: Swiper is as large as the page itself.
 * @param stage around the list; the slide that was scrolled to stays in view
 */
export function startSlides(stage: HTMLElement, options: SlidesOptions): Slides {
  const scrolledTo = Math.round(stage.scrollLeft / (stage.clientWidth || 1));
  stage.scrollLeft = 0;
  const swiper = new Swiper(stage, {
    wrapperClass: options.track,
    slideClass: options.slide,
    initialSlide: scrolledTo,
    loop: true,
    slidesPerView: 1,
    on: {
      slideChange: ({ realIndex }) => options.onSlide(realIndex),
      transitionStart: () => options.onAnimating(true),
      transitionEnd: () => options.onAnimating(false),
      touchStart: () => options.onHold(true),
      touchEnd: () => options.onHold(false),
      sliderFirstMove: options.onSwipe,
    },
  });
  options.onSlide(swiper.realIndex);
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setSpeed(speed) {
      swiper.params.speed = speed;
    },
    stop: () => swiper.destroy(),
  };
}
