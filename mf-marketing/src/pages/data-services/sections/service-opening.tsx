import { Section } from '@site/shared/ui/section';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { useId } from 'react';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import type { DataService } from '../../../content/data-services/data-service.schema';
import { dataServiceLinks } from '../../../content/data-services/data-service-links';
import styles from './service-opening.module.css';

/** The introduction, with the seven addresses beside it (requirements §2). */
export function ServiceOpening({ service: { heading, intro } }: { service: DataService }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <Paragraphs text={intro} lead />
        </div>
        <aside aria-label={dataServiceLinks.heading} className={styles.sidebar} data-print="hide">
          <SidebarList title={dataServiceLinks.heading} links={links} />
        </aside>
      </div>
    </Section>
  );
}

const links = dataServiceLinks.links.map(({ name, link }) => ({ label: name, to: link }));
