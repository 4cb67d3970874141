import type { Avatar } from '@site/shared/ui/avatar';
import type { ComponentProps } from 'react';

type Look = ComponentProps<typeof Avatar>['look'];

/** The features of the avatars of an article's people, by name. All other features are derived from the name. */
export const looks: Record<string, Look> = {
  'Nikhil Barve': { hair: 'short', garment: 'shirt' },
  'Meenal Joshi': { hair: 'bob', garment: 'kurta' },
  'Iqbal Ansari': { hair: 'parted', garment: 'kurta', beard: true },
};
