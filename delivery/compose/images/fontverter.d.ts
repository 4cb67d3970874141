declare module 'fontverter' {
  /** @returns the font in another format; the format it has is told from its first bytes */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
