import Swiper from 'swiper';

interface SlidesOptions {
  /** The class of the list, and of each of its entries. */
  track: string;
  slide: string;
  onSlide: (slide: number) => void;
  onAnimating: (animating: boolean) => void;
  /** Called when dragging starts and ends. */
  onHold: (held: boolean) => void;
  onSwipe: () => void;
}

export interface Slides {
  next: () => void;
  previous: () => void;
  /** @param speed of a move, in milliseconds; 0 moves at once */
  setSpeed: (speed: number) => void;
  /** Restores the list. */
  stop: () => void;
}

/**
 * Makes an endless carousel of a scrollable list of slides (requirements §9). This file is loaded only near the carousel:
 * Swiper is as large as the page.
 * @param stage the element around the list; the visible slide stays visible
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
    // Swiper's half of the width is 640 px on a desktop: a slow drag would spring back.
    longSwipesRatio: 0.2,
    updateOnWindowResize: false,
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
  const stopWatching = onWidthChange(stage, () => swiper.update());
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setSpeed(speed) {
      swiper.params.speed = speed;
    },
    stop() {
      stopWatching();
      swiper.destroy();
    },
  };
}

/** Milliseconds from the last change of width until the slides are measured again (requirements §9). */
const resizeDelay = 50;

/**
 * Replaces Swiper's own observer. That one counts a change of height, and any fractional size at the start, as a resize; it
 * then ends a running move, and goes back to the slide of two frames before.
 */
function onWidthChange(element: HTMLElement, update: () => void): () => void {
  let width = element.clientWidth;
  let due: ReturnType<typeof setTimeout> | undefined;
  const watch = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    clearTimeout(due);
    due = setTimeout(update, resizeDelay);
  });
  watch.observe(element);
  return () => {
    clearTimeout(due);
    watch.disconnect();
  };
}
