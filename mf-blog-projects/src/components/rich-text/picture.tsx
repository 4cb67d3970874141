import { Photo } from '@site/shared/ui/photo';
import styles from './rich-text.module.css';
import type { RichTextImage } from './rich-text-node';

/** An image of a body, at most as wide as its column (56rem). */
export function Picture({ image: { photo, caption } }: { image: RichTextImage }) {
  return (
    <figure className={styles.figure}>
      <Photo photo={photo} sizes="(width >= 60rem) 56rem, 100vw" className={styles.image} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
