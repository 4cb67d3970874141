import { daySchema, iconNameSchema, listOf, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { icons } from './icons';
import { careerForm } from './job-paths';

/** A job opening (requirements §3.5), with additional fields for search engines. */
export const jobSchema = v.object({
  /** Names the job in its paths and in structured data; the file's name does not. */
  slug: labelled(
    v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')),
    'Name in the address',
    'Small letters, digits and hyphens, such as data-scientist. Not changed later.',
  ),
  order: labelled(
    v.pipe(v.number(), v.integer('must be a whole number')),
    'Position in the list',
    'The smallest number is first.',
  ),
  datePosted: labelled(
    daySchema,
    'Date of publication',
    'Shown to readers. Whatever it is, the next release makes the entry public.',
  ),
  icon: iconNameSchema(icons),
  title: labelled(textSchema, 'Job title'),
  desc: labelled(textSchema, 'Summary', 'One or two sentences on the card.'),
  btnText: labelled(textSchema, 'Text of the button'),
  btnLink: v.literal(careerForm, `must be ${careerForm}`),
  addClass: labelled(
    v.picklist(['highlight', 'plain'], 'must be highlight or plain'),
    'Look of the card',
    'highlight: with a coloured line.',
  ),
  /** Shown as `2 + Year`. */
  experience: labelled(
    v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number of years')),
    'Years of experience',
    'At least; only the number.',
  ),
  domain: labelled(textSchema, 'Field of work'),
  location: labelled(textSchema, 'Place of work'),
  duration: labelled(textSchema, 'Duration of the contract'),
  skill: labelled(textSchema, 'Skills', 'With commas between.'),
  salary: labelled(textSchema, 'Salary'),
  jobType: labelled(v.picklist(['Full-Time'], 'must be Full-Time'), 'Kind of job'),
  Requirements: listOf(labelled(textSchema, 'Requirement')),
  Responsibilities: listOf(labelled(textSchema, 'Responsibility')),
});

export type Job = v.InferOutput<typeof jobSchema>;
