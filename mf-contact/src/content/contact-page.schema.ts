import { headSchema, listOf, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import type { EnquiryField } from '@site/shared/site-model/enquiry';
import * as v from 'valibot';

/** A field's label and hint. Rules and messages are in shared/src/site-model/enquiry.ts. */
const fieldSchema = v.object({ label: textSchema, help: v.optional(textSchema) });

/** A way to reach the company: its name and when to use it. Numbers and addresses come from company.json. */
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
    /** `newTab` is for screen readers, after the link's text. */
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
    /** The button's label while the enquiry is being sent. */
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
