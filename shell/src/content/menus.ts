import { entryIn } from '@site/kit/content/entry-in';
import { menusSchema } from './menus.schema';

export const menus = entryIn(import.meta.url, 'menus.yaml', menusSchema);
