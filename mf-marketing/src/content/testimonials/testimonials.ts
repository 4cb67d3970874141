import { entryIn } from '@site/kit/content/entry-in';
import { testimonialsSchema } from './testimonials.schema';

/** The quotes of the page /testimonial (requirements §2.8). */
export const testimonials = entryIn(import.meta.url, 'testimonials.yaml', testimonialsSchema);
