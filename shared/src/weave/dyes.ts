/**
 * The colour tokens of the palettes as sRGB, for pictures that live outside the stylesheet (favicon, share images).
 * tokens.css is the source; a test recomputes every value from it.
 */
export const dyes = {
  paper: '#fdfaf4',
  'paper-deep': '#f5eee2',
  line: '#ded7c8',
  ink: '#161b40',
  action: '#3b3eb3',
  'action-deep': '#272783',
  dusk: '#d7ddf6',
  'dusk-line': '#b9c2e8',
  marigold: '#f5a91f',
  'marigold-line': '#df8c04',
  night: '#111341',
  'night-line': '#333a6f',
  'on-night': '#f5f1e9',
  'on-night-soft': '#bec3d8',
} as const;

export type Dye = keyof typeof dyes;
