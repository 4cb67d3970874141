import styles from './facts.module.css';

export interface FactWords {
  label: string;
  value: string;
}

/** Facts in two columns, each under its name. */
export function Facts({ facts }: { facts: readonly FactWords[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
