import { linkSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The texts around the services in the sidebar of the template pages (requirements §2.5.2). */
export const exploreServicesSchema = v.object({ heading: textSchema, details: linkSchema });
