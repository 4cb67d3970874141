import { headSchema, linkSchema, listOf, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import type { ApplicationField } from './application.schema';

/** A field's visible label and the hint under it. */
const fieldSchema = v.object({
  label: labelled(textSchema, 'Name of the field'),
  help: v.optional(labelled(textSchema, 'Hint below the field')),
});

/** A select's first, empty line, and its options; the value is what is sent. */
const choiceSchema = v.object({
  ...fieldSchema.entries,
  prompt: labelled(textSchema, 'First, empty line'),
  options: labelled(
    listOf(v.object({ value: labelled(textSchema, 'What is sent'), label: labelled(textSchema, 'Text') })),
    'Choices',
  ),
});

/** What is shown in place of a job. */
const noticeSchema = v.object({ heading: textSchema, text: textSchema, link: linkSchema });

/** The page /career/CareerForm (requirements §2.9). */
export const applicationPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  job: labelled(
    v.object({
      labels: labelled(
        v.object({
          experience: textSchema,
          duration: textSchema,
          domain: labelled(textSchema, 'Field of work'),
          location: textSchema,
          skill: labelled(textSchema, 'Skills'),
          Requirements: textSchema,
          Responsibilities: textSchema,
        }),
        'Names of its facts',
      ),
      none: labelled(noticeSchema, 'When no job is chosen'),
      noOpenings: labelled(noticeSchema, 'When there is no opening to choose'),
    }),
    'The chosen job',
  ),
  form: v.object({
    heading: textSchema,
    intro: textSchema,
    fields: v.object({
      firstName: fieldSchema,
      lastName: fieldSchema,
      email: fieldSchema,
      phone: v.object({ ...fieldSchema.entries, prefix: labelled(textSchema, 'Before the number') }),
      dob: labelled(fieldSchema, 'Date of birth'),
      role: fieldSchema,
      country: choiceSchema,
      state: choiceSchema,
      city: choiceSchema,
      gender: choiceSchema,
      Experience: choiceSchema,
      linkedin: labelled(fieldSchema, 'LinkedIn profile'),
      resume: fieldSchema,
      additionalInfo1: labelled(fieldSchema, 'Further information'),
    } satisfies Record<ApplicationField, v.GenericSchema>),
    button: labelled(textSchema, 'Text of the button'),
    submitting: labelled(textSchema, 'Text of the button while it sends'),
    reset: labelled(textSchema, 'Said once the form was emptied', 'For screen readers.'),
  }),
  alerts: labelled(
    v.object({
      success: labelled(textSchema, 'It was sent'),
      failure: labelled(textSchema, 'It could not be sent'),
    }),
    'Messages',
    'Shown where the company takes applications, in the words of the enquiry form.',
  ),
});
