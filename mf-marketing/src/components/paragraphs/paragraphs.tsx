import styles from './paragraphs.module.css';

interface ParagraphsProps {
  text: readonly string[];
  /** The first paragraph in the larger type of a lead. */
  lead?: boolean;
}

/** The paragraphs of a content entry. */
export function Paragraphs({ text, lead = false }: ParagraphsProps) {
  return (
    <div className={styles.text} data-lead={lead || undefined}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
