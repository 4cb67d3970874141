import type { Avatar } from '@site/shared/ui/avatar';
import type { ComponentProps } from 'react';

type Look = ComponentProps<typeof Avatar>['look'];

/** The features of the members' avatars, by the seed in their entry. All other features are derived from the seed. */
export const looks: Record<string, Look> = {
  'anjali-deshpande': {
    skin: 'wheat',
    hair: 'bun',
    hairColour: 'black',
    garment: 'sari',
    glasses: false,
    ground: 'marigold',
  },
  'imran-qureshi': {
    skin: 'brown',
    hair: 'short',
    hairColour: 'black',
    garment: 'blazer',
    beard: true,
    glasses: false,
    ground: 'dusk',
  },
  'harpreet-kaur-saini': {
    skin: 'light',
    hair: 'long',
    hairColour: 'brown',
    garment: 'kurta',
    glasses: false,
    ground: 'indigo',
  },
  'vivek-ramanathan': {
    skin: 'deep',
    hair: 'parted',
    hairColour: 'silver',
    garment: 'shirt',
    glasses: true,
    ground: 'marigold',
  },
};
