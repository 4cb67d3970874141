import { home } from '../../../content/home/home';
import { Testimonials } from './testimonials';

/** The clients' quotes as a carousel. */
export function Island() {
  return <Testimonials {...home.testimonials} />;
}
