import { textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { iconSchema } from '../parts.schema';

const titles = [
  'Custom Software Development',
  'Mobile App Development',
  'Cloud Solutions',
  'Data Analytics',
  'Cybersecurity Services',
  'System Integration',
] as const;

/** The six approach cards, the same on all template pages, in the required order (requirements §2.5). */
export const approachCardsSchema = v.pipe(
  v.array(v.object({ icon: iconSchema, title: v.picklist(titles), description: textSchema })),
  v.check(
    (cards) => cards.map((card) => card.title).join() === titles.join(),
    `must be ${titles.join(', ')}`,
  ),
);

export type ApproachCard = v.InferOutput<typeof approachCardsSchema>[number];
