import { Photo } from '@site/shared/ui/photo';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import type { Industry } from '../../content/industry.schema';
import styles from './industry-intro.module.css';

/**
 * The introduction. Its animation starts with the page (requirements §2): the picture comes in from the side and the text
 * moves into place. Nothing is hidden, so the text can be read at once.
 */
export function IndustryIntro({ industry: { heading, intro, photo, seed } }: { industry: Industry }) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.intro}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.cloth} data-print="hide">
          {photo ? (
            <Photo photo={photo} sizes="(width >= 60rem) 40vw, 100vw" shape="fill" />
          ) : (
            <WeaveArt seed={seed} palette="dusk" shape="fill" />
          )}
        </div>
        <div className={styles.words}>
          <Paragraphs text={intro} lead />
        </div>
      </div>
    </Section>
  );
}
