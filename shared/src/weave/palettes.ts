/** How a cloth can be dyed. The style sheet of `WeavePaths` has the dyes of each. */
export const paletteNames = ['paper', 'dusk', 'indigo', 'night', 'marigold'] as const;

export type WeavePalette = (typeof paletteNames)[number];
