import type { Avatar } from '@site/shared/ui/avatar';
import type { ComponentProps } from 'react';

type Look = ComponentProps<typeof Avatar>['look'];

/** How the avatars of the article's people look, by name. Anyone not listed gets a random look. */
export const looks: Record<string, Look> = {
  'Nikhil Barve': { hair: 'short', garment: 'shirt' },
  'Meenal Joshi': { hair: 'bob', garment: 'kurta' },
  'Iqbal Ansari': { hair: 'parted', garment: 'kurta', beard: true },
};
