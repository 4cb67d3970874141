import { useId } from 'react';
import styles from './progress-bar.module.css';

/** Progress in per cent, as a bar. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const id = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.value} aria-hidden="true">
        {value}%
      </span>
      <progress id={id} className={styles.progress} value={value} max={100}>
        {value}%
      </progress>
    </div>
  );
}
