import { ButtonLink } from '@site/shared/ui/button';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { applicationPage } from '../../content/application-page';
import styles from './no-job.module.css';

/** Shown instead of the details when the page is opened without a job (requirements §2.9). */
export function NoJob() {
  const { heading, text, link } = applicationPage.job.none;
  return (
    <div className={styles.notice}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={link.to} rank="second">
        {link.label}
      </ButtonLink>
      <div className={styles.cloth}>
        <WeaveArt seed={heading} palette="dusk" shape="cover" />
      </div>
    </div>
  );
}
