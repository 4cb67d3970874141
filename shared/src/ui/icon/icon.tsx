import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** One icon, imported by name where it is used: `import { Phone } from 'lucide'`. */
  of: IconNode;
  /** In CSS pixels. */
  size?: 16 | 20 | 24 | 28 | 32 | 40;
  className?: string | undefined;
}

/** An icon beside words: it gives the size and is silent for screen readers. A lone icon's control needs `aria-label`. */
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
