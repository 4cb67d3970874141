import { ButtonLink } from '@site/shared/ui/button';
import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import { icons } from '../../content/icons';
import { vision } from '../../content/vision/vision';
import styles from './our-vision.module.css';

const { heading, text, items, quote } = vision.vision;

/** The vision and its two items. */
export function OurVision() {
  return (
    <TitledSection
      tone="deep"
      title={heading}
      lead={text.join(' ')}
      action={
        <ButtonLink to={quote.to} rank="second">
          {quote.label}
        </ButtonLink>
      }
    >
      <ol className={styles.items}>
        {items.map(({ icon, title, text: itemText }) => (
          <li key={title} className={styles.item} {...revealed({ duration: 1000 })}>
            <Icon of={icons[icon]} size={40} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{itemText}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
