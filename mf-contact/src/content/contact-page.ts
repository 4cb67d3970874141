import { entryIn } from '@site/kit/content/entry-in';
import { contactPageSchema } from './contact-page.schema';

export const contactPage = entryIn(import.meta.url, 'contact-page.yaml', contactPageSchema);
