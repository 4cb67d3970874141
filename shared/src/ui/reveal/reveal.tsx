interface RevealOptions {
  /** The entrance, by the animation library's name. */
  animation?: 'fade' | 'fade-up' | 'fade-right' | 'zoom-in';
  /** In milliseconds, 400 unless told (requirements §9). */
  duration?: number;
  /** In milliseconds. */
  delay?: number;
}

/**
 * Marks an element for an entrance: `<li {...revealed({ animation: 'fade' })}>`. The shell animates marked elements
 * below the fold after hydration, so nothing is hidden without JavaScript.
 */
export function revealed({ animation = 'fade-up', duration, delay }: RevealOptions = {}) {
  return { 'data-reveal': animation, 'data-reveal-duration': duration, 'data-reveal-delay': delay };
}
