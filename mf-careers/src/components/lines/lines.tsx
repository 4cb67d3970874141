import styles from './lines.module.css';

/** The requirements or the responsibilities of a job, line by line. */
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
