import styles from './lines.module.css';

/** What a job requires or offers, line by line. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line} className={styles.line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
