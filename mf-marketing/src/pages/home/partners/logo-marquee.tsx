import { Section } from '@site/shared/ui/section';
import { TechnologyLogo } from '../../../components/technology-logo/technology-logo';
import type { Home } from '../../../content/home/home.schema';
import styles from './logo-marquee.module.css';

interface LogosProps {
  names: Home['partners']['logos'];
  /** The URL of the image with the logos. */
  sprite: string;
}

/** Seven scrolling logos (requirements §2, §9). CSS alone, so they move and stop without JavaScript. */
export function LogoMarquee({
  heading,
  pause,
  logos,
  sprite,
}: Home['partners'] & Pick<LogosProps, 'sprite'>) {
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
        <Logos names={logos} sprite={sprite} />
        <Logos names={logos} sprite={sprite} repeated />
      </div>
    </Section>
  );
}

/** A second set makes the loop seamless; screen readers get only the first. */
function Logos({ names, sprite, repeated }: LogosProps & { repeated?: boolean }) {
  return (
    <ul
      className={styles.logos}
      aria-hidden={repeated}
      data-repeated={repeated}
      data-print={repeated && 'hide'}
    >
      {names.map((name, place) => (
        <li key={name}>
          <TechnologyLogo name={name} sprite={sprite} place={place} className={styles.logo} />
        </li>
      ))}
    </ul>
  );
}
