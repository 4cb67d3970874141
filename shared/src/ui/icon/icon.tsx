import { createElement } from 'react';
import type { IconNode } from './icon-node';

interface IconProps {
  /** Imported from `@site/shared/ui/icons` by its name in lucide; a new one is written there by: npm run icons */
  of: IconNode;
  /** In CSS pixels. */
  size?: 16 | 20 | 28 | 32 | 40;
  className?: string | undefined;
}

/** An icon next to text, hidden from screen readers. A control with only an icon needs `aria-label`. */
export function Icon({ of: shapes, size = 20, className }: IconProps) {
  const look = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: size > 24 ? 1.5 : 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className,
    'aria-hidden': true,
    focusable: false,
  } as const;
  return createElement('svg', look, ...shapes.map(([shape, attributes]) => createElement(shape, attributes)));
}
