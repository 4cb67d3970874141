import styles from './paragraphs.module.css';

interface ParagraphsProps {
  text: readonly string[];
  /** The first paragraph in the larger type of a lead. */
  lead?: boolean;
}

/** Running text of a content entry, one paragraph an item. */
export function Paragraphs({ text, lead = false }: ParagraphsProps) {
  return (
    <div className={styles.text} data-lead={lead || undefined}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
