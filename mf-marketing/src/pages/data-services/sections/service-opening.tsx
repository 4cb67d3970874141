import { Section } from '@site/shared/ui/section';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { useId } from 'react';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import type { DataServiceEntry } from '../../../entries/service-entries';
import { dataServiceTexts } from '../data-service-texts';
import styles from './service-opening.module.css';

/** The introduction, with the data-driven services next to it (requirements §2). */
export function ServiceOpening({ service: { heading, intro, services } }: { service: DataServiceEntry }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <Paragraphs text={intro} lead />
        </div>
        <aside aria-label={dataServiceTexts.sidebar} className={styles.sidebar} data-print="hide">
          <SidebarList title={dataServiceTexts.sidebar} links={services} />
        </aside>
      </div>
    </Section>
  );
}
