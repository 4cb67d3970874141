declare module 'fontverter' {
  /** @returns the font in another format; its own format is detected from its first bytes */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
