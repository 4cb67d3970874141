import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { ProjectDetail } from '../../content/project-details/project-detail.schema';
import styles from './project-head.module.css';

interface ProjectHeadProps extends Pick<ProjectDetail, 'seed' | 'title' | 'intro'> {
  titleId: string;
}

/** The project's title next to its summary, and its picture across the whole page. */
export function ProjectHead({ seed, title, intro, titleId }: ProjectHeadProps) {
  return (
    <header>
      <Section space="tight">
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
      </Section>
      <div className={styles.cloth} data-print="hide">
        <WeaveArt seed={seed} palette="dusk" shape="strip" density={3} />
      </div>
    </header>
  );
}
