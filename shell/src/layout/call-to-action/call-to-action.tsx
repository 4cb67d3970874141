import { ButtonLink } from '@site/shared/ui/button';
import { revealed } from '@site/shared/ui/reveal';
import { layoutContent } from '../../content/layout-content';
import styles from './call-to-action.module.css';
import { LooseThreads } from './loose-threads';

const headingId = 'call-to-action';

/** The band below every page (requirements §2). */
export function CallToAction() {
  const { heading, text, first, second } = layoutContent.callToAction;
  return (
    <section className={styles.band} data-tone="night" data-print="hide" aria-labelledby={headingId}>
      <div className={styles.words}>
        <div className={styles.claim} {...revealed({ duration: 800 })}>
          <h2 id={headingId} className={styles.heading}>
            {heading.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </h2>
        </div>
        <div className={styles.offer} {...revealed({ duration: 1000 })}>
          <p>{text}</p>
        </div>
        <div className={styles.actions} {...revealed({ duration: 1200 })}>
          <ButtonLink to={first.to}>{first.label}</ButtonLink>
          <ButtonLink to={second.to} rank="second">
            {second.label}
          </ButtonLink>
        </div>
      </div>
      <LooseThreads />
    </section>
  );
}
