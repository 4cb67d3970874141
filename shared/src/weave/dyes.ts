/**
 * Colour tokens as sRGB, for what lives outside the stylesheet (favicon, share images, logos of technologies, the colour of
 * the browser's frame). tokens.css is the source; a test recomputes every value from it.
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
