import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** One icon, imported by name where it is used: `import { Phone } from 'lucide-react'`. */
  of: LucideIcon;
  /** In CSS pixels. */
  size?: 16 | 20 | 24 | 28 | 32 | 40;
  className?: string | undefined;
}

/** An icon beside words: it gives the size and is silent for screen readers. A lone icon's control needs `aria-label`. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size > 24 ? 1.5 : 1.75}
      className={className}
      aria-hidden="true"
      focusable="false"
    />
  );
}
