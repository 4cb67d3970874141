import { WeaveArt } from '@site/shared/ui/weave-art';
import { careersPage } from '../../content/careers-page';
import styles from './internship.module.css';

/** The content of the second button: no listings, only a description of an internship (requirements §2.9). */
export function Internship() {
  const { heading, text } = careersPage.internship;
  return (
    <div className={styles.internship} data-tone="deep">
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.cloth} data-print="hide">
        <WeaveArt seed={heading} palette="marigold" shape="fill" />
      </div>
    </div>
  );
}
