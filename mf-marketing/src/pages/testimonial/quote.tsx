import { Rating } from '@site/shared/ui/rating';
import { revealed } from '@site/shared/ui/reveal';
import type { Testimonial } from '../../content/testimonials/testimonials.schema';
import styles from './quote.module.css';

/** One client's words. */
export function Quote({ desc, clientName, rating }: Testimonial) {
  return (
    <li className={styles.item} {...revealed({ animation: 'fade-up', duration: 1000 })}>
      <figure className={styles.quote}>
        <Rating value={rating} />
        <blockquote className={styles.words}>{desc}</blockquote>
        <figcaption className={styles.client}>{clientName}</figcaption>
      </figure>
    </li>
  );
}
