import { exactly, linkSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { paths, redirects } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { bodySchema } from '../blocks.schema';
import { iconCardSchema, iconSchema } from '../parts.schema';

/** The six steps of a project, named by the requirements (§2.6). */
const stepTitles = [
  'Needs Assessment',
  'Solution Design',
  'Data Migration',
  'Change Management',
  'Testing & Quality',
  'Go Live & Support',
] as const;

const stepSchema = v.object({ icon: iconSchema, title: v.picklist(stepTitles), text: textSchema });

/** What the three project pages tell (requirements §2.6; counts from §9). */
export const projectDetailSchema = v.object({
  seed: seedSchema,
  title: v.literal('Enterprise Resource Planning Implementation'),
  intro: textSchema,
  facts: v.object({
    heading: textSchema,
    items: v.pipe(
      v.array(v.object({ label: textSchema, value: textSchema })),
      v.minLength(3, 'needs at least 3 entries'),
    ),
  }),
  body: bodySchema,
  process: v.object({
    heading: textSchema,
    intro: textSchema,
    steps: v.pipe(
      exactly(6, stepSchema),
      v.check(
        (steps) => steps.map((step) => step.title).join() === stepTitles.join(),
        `must be ${stepTitles.join(', ')}, in this order`,
      ),
    ),
  }),
  benefits: v.object({ heading: textSchema, items: exactly(4, iconCardSchema) }),
  getStarted: v.object({ heading: textSchema, text: textSchema, link: linkSchema }),
  closing: v.object({
    heading: textSchema,
    text: textSchema,
    // A leftover address that leads on to the contact page (requirements §2).
    link: v.object({ label: textSchema, to: v.literal(redirects.contactLeftover.from) }),
  }),
  more: v.object({
    heading: v.literal('More Project'),
    services: exactly(3, iconCardSchema),
    link: v.object({ label: textSchema, to: v.literal(paths.services) }),
  }),
});

export type ProjectDetail = v.InferOutput<typeof projectDetailSchema>;
