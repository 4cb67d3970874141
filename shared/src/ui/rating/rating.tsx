import styles from './rating.module.css';

/** Five stars, filled to the nearest half, and the value itself (requirements §2.8). */
export function Rating({ value }: { value: number | string }) {
  const halves = Math.round(Number(value) * 2);
  return (
    <div className={styles.rating} role="img" aria-label={`${value} out of 5`}>
      <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((star) => (
          <g key={star} transform={`translate(${star * 24})`}>
            {halves > star * 2 && <path className={styles.filled} d={leftHalf} />}
            {halves > star * 2 + 1 && <path className={styles.filled} d={rightHalf} />}
            <path className={styles.outline} d={outline} />
          </g>
        ))}
      </svg>
      <span className={styles.value}>{value}</span>
    </div>
  );
}

const leftHalf = 'M12 2.5 9.1 8.6l-6.6.9 4.8 4.6-1.2 6.6 5.9-3.2z';
const rightHalf = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2z';
const outline = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z';
