import { ArrowLink } from '@site/shared/ui/arrow-link';
import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { Home } from '../../../content/home/home.schema';
import styles from './about-block.module.css';

/** The company in two paragraphs, next to a picture that reaches the edge of the window. */
export function AboutBlock({ heading, text, seed, link }: Home['about']) {
  return (
    <Section width="full" labelledBy="about-us" className={styles.about}>
      <div className={styles.cloth} {...revealed({ animation: 'fade-right', duration: 1000 })}>
        <WeaveArt seed={seed} shape="fill" palette="indigo" density={1} />
      </div>
      <div className={styles.words}>
        <h2 id="about-us" className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </div>
    </Section>
  );
}
