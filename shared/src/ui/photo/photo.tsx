import type { PhotoData } from '../../content/photo-data';
import styles from './photo.module.css';

interface PhotoProps {
  photo: PhotoData;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** `fill`: it covers the element around it, and is cut. */
  shape?: 'whole' | 'fill' | 'round' | undefined;
  className?: string | undefined;
}

/** A photograph in the format and the width that the browser chooses. */
export function Photo({
  photo: { src, width, height, alt, sources },
  sizes,
  shape = 'whole',
  className,
}: PhotoProps) {
  return (
    <picture className={styles.picture} data-shape={shape}>
      {sources.map(({ type, images }) => (
        <source
          key={type}
          type={type}
          srcSet={images.map((image) => `${image.src} ${image.width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={[styles.image, className].filter(Boolean).join(' ')}
      />
    </picture>
  );
}
