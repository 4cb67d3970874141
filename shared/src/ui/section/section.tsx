import type { ReactNode } from 'react';
import styles from './section.module.css';

export type Tone = 'paper' | 'deep' | 'night';

interface SectionProps {
  children: ReactNode;
  /** The background; the colours of the content follow from it. */
  tone?: Tone;
  /** The content is as wide as the page, or goes from edge to edge. */
  width?: 'page' | 'full';
  /** Vertical padding; `none` for content with its own. */
  space?: 'normal' | 'tight' | 'none';
  /** The id of the heading that names it. Without one the band is a `div`, not a section of the document. */
  labelledBy?: string;
  className?: string | undefined;
}

/** A full-width band of the page, with its background. */
export function Section({
  children,
  tone = 'paper',
  width = 'page',
  space = 'normal',
  labelledBy,
  className,
}: SectionProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={labelledBy}
      className={[styles.section, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-width={width}
      data-space={space}
    >
      {children}
    </Element>
  );
}
