import { ButtonLink } from '@site/shared/ui/button';
import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { Home } from '../../../content/home/home.schema';
import { ServiceCard } from './service-card';
import styles from './service-grid.module.css';

/** The first six of nine services; Show More links to the page with all of them (requirements §2, §9). */
export function ServiceGrid({ heading, intro, shown, cards, more }: Home['services']) {
  return (
    <TitledSection id="services" tone="deep" title={heading} lead={intro}>
      <ul className={styles.sheet}>
        {cards.slice(0, shown).map((card) => (
          <li
            key={card.title}
            className={styles.place}
            data-form={card.addClass}
            {...revealed({ duration: 800 })}
          >
            <ServiceCard {...card} />
          </li>
        ))}
      </ul>
      <ButtonLink to={more.to} rank="second" className={styles.more}>
        {more.label}
      </ButtonLink>
    </TitledSection>
  );
}
