import type { ReactNode } from 'react';

/** The entrances the site uses, named as the animation library names them. */
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
 * Marks an element for an entrance: `<li {...revealed({ animation: 'fade-up' })}>`. It only marks; the shell animates
 * what lies below the fold once the page is alive, so nothing is ever hidden without JavaScript.
 */
export function revealed({ animation = 'fade-up', duration, delay }: RevealOptions = {}) {
  return { 'data-reveal': animation, 'data-reveal-duration': duration, 'data-reveal-delay': delay };
}

/** The same as an element of its own. */
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
