/** The palettes of a cloth. The style sheet of `WeavePaths` has the dyes of each. */
export const paletteNames = ['paper', 'dusk', 'indigo', 'night', 'marigold'] as const;

export type WeavePalette = (typeof paletteNames)[number];
