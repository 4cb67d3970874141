import { Accordion } from '@site/shared/ui/accordion';
import { revealed } from '@site/shared/ui/reveal';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { TechnologyList } from '../../components/technology-list/technology-list';
import { serviceDetails } from '../../content/service-details/service-details';
import styles from './details-article.module.css';
import { ServiceBoxes } from './service-boxes';

const { seed, heading, intro, approach, customDevelopment, technology, faq } = serviceDetails;

interface DetailsArticleProps {
  centred: boolean;
  /** The URL of the image with the logos of the technologies. */
  logos: string;
}

/** The text that all three variants share: introduction, approach, custom development, technology, boxes, questions. */
export function DetailsArticle({ centred, logos }: DetailsArticleProps) {
  return (
    <article className={styles.article} data-centred={centred || undefined}>
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
        <TechnologyList list={technology.list} sprite={logos} />
      </div>
      <div data-wide>
        <ServiceBoxes />
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{faq.heading}</h2>
        <Accordion
          items={faq.questions.slice(0, faq.shown).map(({ title, desc }) => ({ title, content: desc }))}
        />
      </div>
    </article>
  );
}
