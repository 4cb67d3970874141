/** The distance from one logo of a sprite to the next. A logo has 24 × 24 units; the gap keeps its neighbours invisible. */
export const stepInSprite = 32;

/**
 * The part of a sprite that shows one logo.
 * @param place the logo's position in the sprite, from 0
 * @returns the fragment of an image's URL
 */
export function viewInSprite(place: number): string {
  return `#svgView(viewBox(0,${place * stepInSprite},24,24))`;
}
