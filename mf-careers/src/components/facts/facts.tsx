import styles from './facts.module.css';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  className?: string | undefined;
}

/** Facts in two columns, each with its label. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
