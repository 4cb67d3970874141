import { ButtonLink } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import type { PageLink } from '../../../content/parts.schema';
import styles from './about-intro.module.css';
import { Measures, type MeasuresProps } from './measures';

interface AboutIntroProps {
  title: string;
  /** A word or two above the title. */
  subTitle?: string;
  /** The seeds of one or two pictures; the second overlaps the first. */
  images: readonly string[];
  text: readonly string[];
  measures: MeasuresProps;
  quote: PageLink;
}

/** The about component: pictures, title, introduction, figures and a link to a quote. */
export function AboutIntro({ title, subTitle, images, text, measures, quote }: AboutIntroProps) {
  const id = useId();
  // A single picture is as tall as the text; the wide shape would be cropped at its borders.
  const shape = images.length > 1 ? 'fill' : 'square';
  return (
    <Section labelledBy={id}>
      <div className={styles.about} data-order={images.length > 1 ? 'pictures-first' : 'words-first'}>
        <div className={styles.words}>
          <div className={styles.heading}>
            {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
            <h2 id={id}>{title}</h2>
          </div>
          <Paragraphs text={text} lead />
          <Measures {...measures} />
          <ButtonLink to={quote.to}>{quote.label}</ButtonLink>
        </div>
        <div className={styles.pictures} data-print="hide" data-count={images.length}>
          {images.map((seed, index) => (
            <div key={seed} className={styles.picture}>
              <WeaveArt seed={seed} palette={index === 0 ? 'indigo' : 'marigold'} shape={shape} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
