import { headSchema, listOf, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import type { EnquiryField } from '@site/shared/contracts/enquiry';
import * as v from 'valibot';

/** A field's visible label and the hint under it. Rules and messages are the enquiry's own (contracts/enquiry). */
const fieldSchema = v.object({ label: textSchema, help: v.optional(textSchema) });

/** One way to reach the company: what it is called, and when it is the right one. The facts come from company.ts. */
const channelSchema = v.object({ label: textSchema, note: textSchema });

/** The page /contact (requirements §2.10). */
export const contactPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: textSchema,
  info: v.object({
    heading: textSchema,
    phone: channelSchema,
    email: channelSchema,
    /** `newTab` is read out after the link's words. */
    chat: v.object({ ...channelSchema.entries, action: textSchema, newTab: textSchema }),
    office: channelSchema,
  }),
  form: v.object({
    heading: textSchema,
    intro: textSchema,
    fields: v.object({
      firstName: fieldSchema,
      lastName: fieldSchema,
      email: fieldSchema,
      phone: fieldSchema,
      subject: fieldSchema,
      message: fieldSchema,
    } satisfies Record<EnquiryField, typeof fieldSchema>),
    button: textSchema,
    /** The button's words while the enquiry is on its way. */
    submitting: textSchema,
    privacy: textSchema,
  }),
  /** Shown by `window.alert` (requirements §8). */
  alerts: v.object({
    success: textSchema,
    failure: textSchema,
  }),
  next: v.object({
    heading: textSchema,
    steps: listOf(v.object({ title: textSchema, text: textSchema })),
  }),
});

export type ContactPage = v.InferOutput<typeof contactPageSchema>;
