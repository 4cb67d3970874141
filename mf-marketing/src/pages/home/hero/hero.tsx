import { ButtonLink } from '@site/shared/ui/button';
import type { Home } from '../../../content/home/home.schema';
import styles from './hero.module.css';
import { WovenParts } from './woven-parts';

/** The first screen: the company's offer, and a link to it. */
export function Hero({ headline, subline, button, parts }: Home['hero']) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline} tabIndex={-1}>
          {headline}
        </h1>
        <p className={styles.subline}>{subline}</p>
        <ButtonLink to={button.to} className={styles.button}>
          {button.label}
        </ButtonLink>
      </div>
      <div className={styles.picture} data-second-frame="" data-print="hide">
        <WovenParts parts={parts} />
      </div>
    </div>
  );
}
