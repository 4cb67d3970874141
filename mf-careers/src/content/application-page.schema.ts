import { headSchema, linkSchema, listOf, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import type { ApplicationField } from './application.schema';

/** A field's visible label and the hint under it. */
const fieldSchema = v.object({ label: textSchema, help: v.optional(textSchema) });

/** A select's first, empty line, and its options; the value is what is sent. */
const choiceSchema = v.object({
  ...fieldSchema.entries,
  prompt: textSchema,
  options: listOf(v.object({ value: textSchema, label: textSchema })),
});

/** The page /career/CareerForm (requirements §2.9). */
export const applicationPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  job: v.object({
    /** Names the facts of the chosen job. */
    labels: v.object({
      experience: textSchema,
      duration: textSchema,
      domain: textSchema,
      location: textSchema,
      skill: textSchema,
      Requirements: textSchema,
      Responsibilities: textSchema,
    }),
    /** Stands where the job would stand when the page was opened without one. */
    none: v.object({ heading: textSchema, text: textSchema, link: linkSchema }),
  }),
  form: v.object({
    heading: textSchema,
    intro: textSchema,
    fields: v.object({
      firstName: fieldSchema,
      lastName: fieldSchema,
      email: fieldSchema,
      phone: v.object({ ...fieldSchema.entries, prefix: textSchema }),
      dob: fieldSchema,
      role: fieldSchema,
      country: choiceSchema,
      state: choiceSchema,
      city: choiceSchema,
      gender: choiceSchema,
      Experience: choiceSchema,
      linkedin: fieldSchema,
      resume: fieldSchema,
      additionalInfo1: fieldSchema,
    } satisfies Record<ApplicationField, v.GenericSchema>),
    button: textSchema,
    /** The button's words while the application is on its way, where the company takes applications. */
    submitting: textSchema,
    /** Spoken by screen readers once the form has been reset. */
    reset: textSchema,
  }),
  /** Shown by `window.alert` where the company takes applications, in the words of the enquiry form. */
  alerts: v.object({ success: textSchema, failure: textSchema }),
});
