import { Link } from '@site/shared/navigation';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  /** `first` for at most one button on a screen. */
  rank?: 'first' | 'second';
  /** An icon after the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ rank = 'first', icon, wide, children, className, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} {...look({ rank, wide, className })}>
      {children}
      {icon}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & { children: ReactNode; className?: string } & (
    | { /** A page of this site. */ to: string; state?: unknown; href?: never }
    | { /** Anything else: another site, `tel:`, `mailto:`. */ href: string; to?: never; state?: never }
  );

/** A link that looks like a button. */
export function ButtonLink({ rank = 'first', icon, wide, children, className, ...link }: ButtonLinkProps) {
  const words = (
    <>
      {children}
      {icon}
    </>
  );
  if (link.href !== undefined) {
    return (
      <a href={link.href} {...look({ rank, wide, className })}>
        {words}
      </a>
    );
  }
  return (
    <Link to={link.to} state={link.state} {...look({ rank, wide, className })}>
      {words}
    </Link>
  );
}

function look({
  rank,
  wide,
  className,
}: {
  rank: string;
  wide?: boolean | undefined;
  className?: string | undefined;
}) {
  return {
    className: [styles.button, className].filter(Boolean).join(' '),
    'data-rank': rank,
    'data-wide': wide || undefined,
  };
}
