import { textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The notice above the application form while the company takes no applications through it. The address is in company.json. */
export const applicationsOffSchema = v.object({
  heading: textSchema,
  /** Before the address. */
  text: textSchema,
  /** The subject of the mail, before the role. */
  subject: textSchema,
  /** The notice to a visitor without JavaScript while the company does take applications. */
  withoutScript: v.object({ heading: textSchema, text: textSchema }),
});
