import { ButtonLink } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { WeaveBorder } from '@site/shared/ui/weave-border';
import { useId } from 'react';
import { vision } from '../../content/vision/vision';
import styles from './about-us.module.css';

const { heading, text, quote } = vision.aboutUs;

export function AboutUs() {
  const id = useId();
  return (
    <>
      <WeaveBorder palette="marigold" />
      <Section tone="night" labelledBy={id}>
        <div className={styles.about} data-print="whole">
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={styles.statement}>
              {paragraph}
            </p>
          ))}
          <ButtonLink to={quote.to} rank="second">
            {quote.label}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
