import { Icon } from '@site/shared/ui/icon';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import type { Home } from '../../../content/home/home.schema';
import styles from './carousel-controls.module.css';
import type { useCarousel } from './use-carousel';

interface CarouselControlsProps {
  words: Home['testimonials']['controls'];
  carousel: ReturnType<typeof useCarousel>;
}

/** Buttons instead of dots and arrows (requirements §9), and one that pauses (WCAG 2.2.2). */
export function CarouselControls({ words, carousel }: CarouselControlsProps) {
  const { paused, plays, ready, attention } = carousel;
  return (
    <div className={styles.controls} data-print="hide" data-ready={ready}>
      {plays && (
        <button
          type="button"
          className={styles.button}
          aria-label={paused ? words.play : words.pause}
          onClick={carousel.pauseOrPlay}
        >
          <Icon of={paused ? Play : Pause} />
        </button>
      )}
      {/* The button above is not among them: who presses Play wants to see it play, mouse and focus being there or not. */}
      <div className={styles.moves} {...attention}>
        <button
          type="button"
          className={styles.button}
          aria-label={words.previous}
          onClick={carousel.previous}
        >
          <Icon of={ArrowLeft} />
        </button>
        <button type="button" className={styles.button} aria-label={words.next} onClick={carousel.next}>
          <Icon of={ArrowRight} />
        </button>
      </div>
    </div>
  );
}
