import { Avatar } from '@site/shared/ui/avatar';
import { Photo } from '@site/shared/ui/photo';
import { Rating } from '@site/shared/ui/rating';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { memo } from 'react';
import type { HomeTestimonial } from '../../../content/home/home.schema';
import styles from './testimonial-slide.module.css';

/**
 * One client's quote, with a generated picture and an avatar. Rendered once: the carousel's state changes several times per
 * click.
 */
export const TestimonialSlide = memo(function TestimonialSlide(testimonial: HomeTestimonial) {
  const { image1, image2, title, desc, clientName, photo, designation, rating } = testimonial;
  return (
    <div className={styles.testimonial}>
      <div className={styles.pictures} data-print="hide">
        <div className={styles.cloth}>
          <WeaveArt seed={image1} shape="fill" palette="dusk" />
        </div>
        {photo ? (
          <Photo photo={photo} sizes="10.5rem" className={styles.portrait} />
        ) : (
          <Avatar name={image2} className={styles.portrait} />
        )}
      </div>
      <figure className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <blockquote className={styles.quote}>
          <p>{desc}</p>
        </blockquote>
        <figcaption className={styles.client}>
          <span>
            <span className={styles.name}>{clientName}</span>
            <span className={styles.designation}>{designation}</span>
          </span>
          <Rating value={rating} />
        </figcaption>
      </figure>
    </div>
  );
});
