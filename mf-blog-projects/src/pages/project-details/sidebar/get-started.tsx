import { ButtonLink } from '@site/shared/ui/button';
import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './get-started.module.css';

/** The Get Started box (requirements §2.6). */
export function GetStarted({ box }: { box: ProjectDetail['getStarted'] }) {
  return (
    <section className={styles.box} data-tone="night" data-print="whole">
      <h3>{box.heading}</h3>
      <p className={styles.text}>{box.text}</p>
      <ButtonLink to={box.link.to}>{box.link.label}</ButtonLink>
    </section>
  );
}
