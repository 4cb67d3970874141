import { Card } from '@site/shared/ui/card';
import { TitledSection } from '@site/shared/ui/titled-section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { caseStudyPage } from '../../content/case-study-page';
import type { CaseStudyCard } from '../../entries/project-entries';
import styles from './case-studies.module.css';

/** The projects with a page of their own, the newest first. */
export function CaseStudies({ studies }: { studies: readonly CaseStudyCard[] }) {
  return (
    <TitledSection tone="deep" title={caseStudyPage.list.heading}>
      <ul className={styles.studies}>
        {studies.map(({ title, industry, result, cover, to }) => (
          <li key={to}>
            <Card
              title={title}
              to={to}
              meta={industry}
              cover={<WeaveArt seed={cover} palette="indigo" shape="wide" />}
            >
              <p>{result}</p>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
