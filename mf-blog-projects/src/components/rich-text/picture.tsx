import styles from './rich-text.module.css';
import type { RichTextImage } from './rich-text-node';

/** An image of a body. Its size is known before it loads, so nothing shifts. */
export function Picture({ image }: { image: RichTextImage }) {
  const { src, width, height, alt, caption } = image;
  return (
    <figure className={styles.figure}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
