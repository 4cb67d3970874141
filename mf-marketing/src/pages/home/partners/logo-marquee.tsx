import { Section } from '@site/shared/ui/section';
import { TechnologyLogo } from '../../../components/technology-logo/technology-logo';
import type { Home } from '../../../content/home/home.schema';
import styles from './logo-marquee.module.css';

interface LogoMarqueeProps extends LogosProps {
  heading: string;
  pause: string;
}

interface LogosProps {
  logos: Home['partners']['logos'];
  /** The address of the image with the logos. */
  sprite: string;
}

/** Seven scrolling logos (requirements §2, §9). CSS alone, so they move and stop without JavaScript. */
export function LogoMarquee({ heading, pause, ...logos }: LogoMarqueeProps) {
  return (
    <Section tone="deep" space="tight" labelledBy="partners" className={styles.partners}>
      <div className={styles.head}>
        <h2 id="partners" className={styles.heading}>
          {heading}
        </h2>
        <label className={styles.pause} data-print="hide">
          <input type="checkbox" className={styles.box} />
          {pause}
        </label>
      </div>
      <div className={styles.window}>
        <Logos {...logos} />
        <Logos {...logos} repeated />
      </div>
    </Section>
  );
}

/** A second set makes the loop seamless; screen readers get only the first. */
function Logos({ logos, sprite, repeated }: LogosProps & { repeated?: boolean }) {
  return (
    <ul
      className={styles.logos}
      aria-hidden={repeated}
      data-repeated={repeated}
      data-print={repeated && 'hide'}
    >
      {logos.map((name, place) => (
        <li key={name}>
          <TechnologyLogo name={name} sprite={sprite} place={place} className={styles.logo} />
        </li>
      ))}
    </ul>
  );
}
