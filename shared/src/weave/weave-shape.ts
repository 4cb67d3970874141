/** The role of a shape in the cloth; the palette sets its colour. */
export type WeaveInk = 'ground' | 'field' | 'figure' | 'band' | 'onBand' | 'thread';

/** One SVG path. With `stroke` it is a set of lines of that width, else a filled area. */
export interface WeaveShape {
  ink: WeaveInk;
  d: string;
  stroke?: number;
  dash?: string;
}

/** A filled rectangle. */
export function area(ink: WeaveInk, x: number, y: number, width: number, height: number): WeaveShape {
  return { ink, d: `M${x} ${y}h${width}v${height}h${-width}z` };
}
