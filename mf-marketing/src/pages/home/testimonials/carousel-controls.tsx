import { Icon } from '@site/shared/ui/icon';
import { ArrowLeft, ArrowRight, Pause, Play } from '@site/shared/ui/icons';
import type { Home } from '../../../content/home/home.schema';
import styles from './carousel-controls.module.css';
import type { useCarousel } from './use-carousel';

interface CarouselControlsProps {
  labels: Home['testimonials']['controls'];
  carousel: ReturnType<typeof useCarousel>;
}

/** Buttons instead of dots and arrows (requirements §9), and one that pauses (WCAG 2.2.2). */
export function CarouselControls({ labels, carousel }: CarouselControlsProps) {
  const { paused, plays, ready, attention } = carousel;
  return (
    <div className={styles.controls} data-print="hide" data-ready={ready}>
      {plays && (
        <button
          type="button"
          className={styles.button}
          aria-label={paused ? labels.play : labels.pause}
          onClick={carousel.pauseOrPlay}
        >
          <Icon of={paused ? Play : Pause} />
        </button>
      )}
      {/* The button above is not among them: after Play the slides move, even while mouse or focus is on the button. */}
      <div className={styles.moves} {...attention}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.previous}
          onClick={carousel.previous}
        >
          <Icon of={ArrowLeft} />
        </button>
        <button type="button" className={styles.button} aria-label={labels.next} onClick={carousel.next}>
          <Icon of={ArrowRight} />
        </button>
      </div>
    </div>
  );
}
