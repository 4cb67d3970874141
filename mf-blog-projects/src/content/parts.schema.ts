import { iconNameSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { icons } from './icons';

// Schemas that several kinds of entry share. A message continues the field's name: `teaser is empty`.

const iconSchema = iconNameSchema(icons);

/** A placeholder: a link without a target (requirements §9.7). */
export const placeholderLinkSchema = v.object({ label: textSchema, to: v.literal('#') });

export const iconCardSchema = v.object({ icon: iconSchema, title: textSchema, text: textSchema });
