import { Link } from '@site/shared/navigation';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  /** `first` for at most one button on a screen. */
  rank?: 'first' | 'second' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ rank, wide, className, ...button }: ButtonProps) {
  return <button type="button" {...button} {...look({ rank, wide, className })} />;
}

interface ButtonLinkProps extends ButtonLook {
  /** A page of this site. */
  to: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, ...buttonLook }: ButtonLinkProps) {
  return (
    <Link to={to} {...look(buttonLook)}>
      {children}
    </Link>
  );
}

function look({ rank = 'first', wide, className }: ButtonLook) {
  return {
    className: [styles.button, className].filter(Boolean).join(' '),
    'data-rank': rank,
    'data-wide': wide || undefined,
    'data-print': 'hide',
  };
}
