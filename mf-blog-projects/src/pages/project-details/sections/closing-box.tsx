import { ButtonLink } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './closing-box.module.css';

/** The closing box; its old path redirects to the contact page (requirements §2.6). */
export function ClosingBox({ closing }: Pick<ProjectDetail, 'closing'>) {
  const { heading, text, link } = closing;
  return (
    <Section labelledBy={headingId}>
      <div className={styles.box} data-tone="deep">
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </div>
        <div className={styles.cloth} data-print="hide">
          <WeaveArt seed={heading} palette="marigold" shape="fill" />
        </div>
      </div>
    </Section>
  );
}

const headingId = 'closing';
