/** The lucide icons that content may name. A component maps every one of them to its drawing. */
export const iconNames = [
  'blocks',
  'boxes',
  'calendar-check',
  'chart-column',
  'clipboard-list',
  'compass',
  'database',
  'drafting-compass',
  'flask-conical',
  'indian-rupee',
  'list-checks',
  'rocket',
  'users',
] as const;

export type IconName = (typeof iconNames)[number];
