import { ButtonLink } from '@site/shared/ui/button';
import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { vision } from '../../content/vision/vision';
import styles from './our-mission.module.css';

const { heading, seed, text, quote } = vision.mission;

export function OurMission() {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={styles.mission}>
        <div
          className={styles.cloth}
          data-print="hide"
          {...revealed({ animation: 'zoom-in', duration: 1500 })}
        >
          <WeaveArt seed={seed} palette="marigold" shape="fill" />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <Paragraphs text={text} lead />
          <ButtonLink to={quote.to}>{quote.label}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
