interface RevealOptions {
  /** The animation, by its name in the library. */
  animation?: 'fade' | 'fade-up' | 'fade-right' | 'zoom-in';
  /** In milliseconds, 400 by default (requirements §9). */
  duration?: number;
  /** In milliseconds. */
  delay?: number;
}

/**
 * Marks an element for an entrance animation: `<li {...revealed({ animation: 'fade' })}>`. The shell animates marked
 * elements below the fold after hydration, so nothing is hidden without JavaScript.
 */
export function revealed({ animation = 'fade-up', duration, delay }: RevealOptions = {}) {
  return { 'data-reveal': animation, 'data-reveal-duration': duration, 'data-reveal-delay': delay };
}
