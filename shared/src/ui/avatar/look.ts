import { seededRandom } from '@site/shared/weave/random';

/** The features of a drawn person. */
export interface Look {
  skin: 'light' | 'wheat' | 'brown' | 'deep';
  hair: 'short' | 'parted' | 'wavy' | 'long' | 'bun' | 'bob';
  hairColour: 'black' | 'brown' | 'silver';
  garment: 'kurta' | 'shirt' | 'blazer' | 'sari';
  beard: boolean;
  glasses: boolean;
  ground: 'dusk' | 'paper' | 'marigold' | 'indigo';
}

/** @param name seeds every feature that is not in `wanted` */
export function drawLook(name: string, wanted: Partial<Look> = {}): Look {
  const random = seededRandom(name);
  const look: Look = {
    skin: random.pick(['light', 'wheat', 'brown', 'deep']),
    hair: random.pick(['short', 'parted', 'wavy', 'long', 'bun', 'bob']),
    hairColour: random.pick(['black', 'black', 'brown', 'silver']),
    garment: random.pick(['kurta', 'shirt', 'blazer']),
    beard: false,
    glasses: random.next() < 0.35,
    ground: random.pick(['dusk', 'marigold', 'indigo']),
  };
  return { ...look, ...wanted };
}
