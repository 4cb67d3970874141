/** The distance from one logo of a sprite to the next. A logo has 24 × 24 units; the gap keeps its neighbours out of sight. */
export const stepInSprite = 32;

/**
 * The part of a sprite that shows one logo.
 * @param place the logo's place in the sprite, from 0
 * @returns the end of an image's address
 */
export function viewInSprite(place: number): string {
  return `#svgView(viewBox(0,${place * stepInSprite},24,24))`;
}
