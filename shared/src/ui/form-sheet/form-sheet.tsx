import type { ComponentProps, ReactNode } from 'react';
import styles from './form-sheet.module.css';

interface FormSheetProps extends ComponentProps<'form'> {
  heading: string;
  /** The heading names the form for screen readers. */
  headingId: string;
  level: 2 | 3;
  intro: string;
}

/** A form on a sheet, with a heading and an introduction. */
export function FormSheet({
  heading,
  headingId,
  level,
  intro,
  className,
  children,
  ...form
}: FormSheetProps) {
  const Heading = `h${level}` as const;
  return (
    <form
      {...form}
      className={[styles.sheet, className].filter(Boolean).join(' ')}
      aria-labelledby={headingId}
    >
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <p className={styles.intro}>{intro}</p>
      {children}
    </form>
  );
}

/** The submit button with a note next to it. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
