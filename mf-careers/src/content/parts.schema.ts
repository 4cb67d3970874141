import { iconNameSchema } from '@site/shared/content/entry-schemas';
import { icons } from './icons';

export const iconSchema = iconNameSchema(icons);
