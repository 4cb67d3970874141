import { Photo } from '@site/shared/ui/photo';
import { Rating } from '@site/shared/ui/rating';
import { revealed } from '@site/shared/ui/reveal';
import type { Testimonial } from '../../content/testimonials/testimonials.schema';
import styles from './quote.module.css';

interface QuoteProps extends Testimonial {
  /** The first quote, across both columns. */
  large: boolean;
}

/** One client's quote. */
export function Quote({ desc, clientName, photo, rating, large }: QuoteProps) {
  return (
    <li
      className={styles.item}
      data-large={large || undefined}
      {...revealed({ animation: 'fade-up', duration: 1000 })}
    >
      <figure className={styles.quote} data-tone={large ? 'night' : undefined}>
        <Rating value={rating} />
        <blockquote className={styles.words}>{desc}</blockquote>
        <figcaption className={styles.client}>
          {photo && <Photo photo={photo} sizes="4rem" shape="round" className={styles.portrait} />}
          {clientName}
        </figcaption>
      </figure>
    </li>
  );
}
