import type { Avatar } from '@site/shared/ui/avatar';
import type { ComponentProps } from 'react';

type Look = ComponentProps<typeof Avatar>['look'];

/** How the drawn people of the article look, by name; whoever isn't named here is drawn by lot. */
export const looks: Record<string, Look> = {
  'Nikhil Barve': { hair: 'short', garment: 'shirt' },
  'Meenal Joshi': { hair: 'bob', garment: 'kurta' },
  'Iqbal Ansari': { hair: 'parted', garment: 'kurta', beard: true },
};
