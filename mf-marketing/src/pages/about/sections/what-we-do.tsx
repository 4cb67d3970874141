import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import { Split } from '../../../components/split/split';
import type { About } from '../../../content/about/about.schema';
import styles from './what-we-do.module.css';

export function WhatWeDo({ heading, text, points }: About['whatWeDo']) {
  const id = useId();
  return (
    <Section tone="deep" labelledBy={id}>
      <Split id={id} heading={heading} share="half">
        <Paragraphs text={text} lead />
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
