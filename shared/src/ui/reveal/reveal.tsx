import type { ReactNode } from 'react';

/** The entrances in use, by the animation library's names. */
export type RevealAnimation =
  | 'fade'
  | 'fade-up'
  | 'fade-down'
  | 'fade-left'
  | 'fade-right'
  | 'zoom-in'
  | 'zoom-out';

interface RevealOptions {
  animation?: RevealAnimation;
  /** In milliseconds, 400 unless told (requirements §9). */
  duration?: number;
  /** In milliseconds. */
  delay?: number;
}

/**
 * Marks an element for an entrance: `<li {...revealed({ animation: 'fade-up' })}>`. The shell animates marked elements
 * below the fold after hydration, so nothing is hidden without JavaScript.
 */
export function revealed({ animation = 'fade-up', duration, delay }: RevealOptions = {}) {
  return { 'data-reveal': animation, 'data-reveal-duration': duration, 'data-reveal-delay': delay };
}

/** An element with that mark. */
export function Reveal({
  children,
  className,
  ...options
}: RevealOptions & { children: ReactNode; className?: string }) {
  return (
    <div className={className} {...revealed(options)}>
      {children}
    </div>
  );
}
