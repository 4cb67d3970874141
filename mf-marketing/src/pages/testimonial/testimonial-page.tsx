import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import { PageData } from '../../components/page-data/page-data';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Split } from '../../components/split/split';
import { testimonials } from '../../content/testimonials/testimonials';
import { Quote } from './quote';
import styles from './testimonial-page.module.css';

export const hydration = 'islands';

export const head = { ...testimonials.head, path: testimonials.path };

/** The clients' quotes, each with name, rating in half stars and its value (requirements §2.8). */
export function Page() {
  const id = useId();
  const { path, title, heading, intro, cards } = testimonials;
  return (
    <>
      <PageData
        path={path}
        name={title}
        about={{ '@type': 'WebPage', name: title, description: head.description }}
      />
      <PageHeader title={title} />
      <Section labelledBy={id}>
        <Split id={id} heading={heading} share="half">
          <Paragraphs text={intro} lead />
        </Split>
        <ul className={styles.quotes}>
          {cards.map((card, index) => (
            <Quote key={card.clientName} {...card} large={index === 0} />
          ))}
        </ul>
      </Section>
    </>
  );
}
