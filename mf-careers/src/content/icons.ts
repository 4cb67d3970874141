/** The lucide icons that content may name. A component maps every one of them to its drawing. */
export const iconNames = [
  'layers',
  'server-cog',
  'chart-scatter',
  'code',
  'database',
  'cloud',
  'shield-check',
] as const;

export type IconName = (typeof iconNames)[number];
