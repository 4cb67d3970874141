/**
 * Colour tokens as sRGB, for use outside of the stylesheet (favicon, share images, logos of technologies, the browser's
 * theme colour). tokens.css is the source; a test computes every value from it.
 */
export const dyes = {
  paper: '#fdfaf4',
  ink: '#161b40',
  action: '#3b3eb3',
  dusk: '#d7ddf6',
  'dusk-line': '#b9c2e8',
  marigold: '#f5a91f',
  night: '#111341',
  'night-line': '#333a6f',
  'on-night': '#f5f1e9',
  'on-night-soft': '#bec3d8',
} as const;

export type Dye = keyof typeof dyes;
