import type { Dye } from './dyes';
import type { WeaveInk } from './weave-shape';

/**
 * The dyes of each cloth, by the name of the colour token (`--color-…`). The stylesheet of `WeaveArt` and the
 * standalone pictures both follow this table; a test holds them together.
 */
export const palettes = {
  paper: {
    ground: 'paper-deep',
    field: 'line',
    figure: 'action',
    band: 'action',
    onBand: 'paper',
    thread: 'marigold',
  },
  dusk: {
    ground: 'dusk',
    field: 'dusk-line',
    figure: 'action-deep',
    band: 'night',
    onBand: 'dusk',
    thread: 'marigold',
  },
  indigo: {
    ground: 'action',
    field: 'action-deep',
    figure: 'dusk',
    band: 'action-deep',
    onBand: 'dusk-line',
    thread: 'marigold',
  },
  night: {
    ground: 'night',
    field: 'night-line',
    figure: 'dusk-line',
    band: 'action',
    onBand: 'dusk',
    thread: 'marigold',
  },
  marigold: {
    ground: 'marigold',
    field: 'marigold-line',
    figure: 'night',
    band: 'night',
    onBand: 'marigold',
    thread: 'paper',
  },
} as const satisfies Record<string, Record<WeaveInk, Dye>>;

export type WeavePalette = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as [WeavePalette, ...WeavePalette[]];
