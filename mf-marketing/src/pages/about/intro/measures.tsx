import { ProgressBar } from '@site/shared/ui/progress-bar';
import type { Percent } from '../../../content/about/about.schema';
import styles from './measures.module.css';

export interface MeasuresProps {
  /** Progress bars, or large numbers above bars. */
  shown: 'bars' | 'counters';
  heading?: string;
  items: readonly Percent[];
}

export function Measures({ shown, heading, items }: MeasuresProps) {
  return (
    <div className={styles.measures}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <div className={styles.items} data-shown={shown}>
        {items.map(({ label, percent }) =>
          shown === 'bars' ? (
            <ProgressBar key={label} label={label} value={percent} />
          ) : (
            <p key={label} className={styles.counter}>
              <strong className={styles.number}>{percent}%</strong>
              <span>{label}</span>
            </p>
          ),
        )}
      </div>
    </div>
  );
}
