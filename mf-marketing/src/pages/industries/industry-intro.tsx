import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import type { Industry } from '../../content/industries/industry.schema';
import styles from './industry-intro.module.css';

/**
 * The introduction. Its entrance starts when the page appears (specification §2): the cloth is woven in from the
 * side and the words settle. It moves but never hides, so that nobody waits for the text.
 */
export function IndustryIntro({ industry: { heading, intro, seed } }: { industry: Industry }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.intro}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.cloth}>
          <WeaveArt seed={seed} palette="dusk" shape="fill" />
        </div>
        <div className={styles.words}>
          <Paragraphs text={intro} lead />
        </div>
      </div>
    </Section>
  );
}
