import type { PageProps } from '@site/shared/site-model/page-module';
import { Island } from '@site/shared/ui/island';
import { revealed } from '@site/shared/ui/reveal';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { TechnologyList } from '../../components/technology-list/technology-list';
import { serviceDetails } from '../../content/service-details/service-details';
import type { ServiceDetailsEntry } from '../../entries/service-entries';
import styles from './details-article.module.css';
import { Island as Questions } from './questions-island';
import { ServiceBoxes } from './service-boxes';

const { seed, heading, intro, approach, customDevelopment, technology, faq } = serviceDetails;

/** The text that all three variants share: introduction, approach, custom development, technology, boxes, questions. */
export function DetailsArticle({ page }: { page: PageProps<ServiceDetailsEntry> }) {
  const { sidebar, logos } = page.entry;
  return (
    <article className={styles.article} data-centred={sidebar === 'center' || undefined}>
      <div className={styles.part}>
        <h2>{heading}</h2>
        <Paragraphs text={intro} lead />
      </div>
      <div className={styles.cover} data-wide data-print="hide">
        <WeaveArt seed={`${seed}-cover`} palette="marigold" shape="strip" />
      </div>
      {[approach, customDevelopment].map((part) => (
        <div key={part.heading} className={styles.part} {...revealed({ duration: 1000 })}>
          <h2 className={styles.title}>{part.heading}</h2>
          <Paragraphs text={part.text} />
        </div>
      ))}
      <div className={styles.part} data-wide>
        <h2 className={styles.title}>{technology.heading}</h2>
        <TechnologyList list={technology.list} sprite={logos.src} />
      </div>
      <div data-wide>
        <ServiceBoxes />
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{faq.heading}</h2>
        <Island name="questions-island" of={Questions} page={page} />
      </div>
    </article>
  );
}
