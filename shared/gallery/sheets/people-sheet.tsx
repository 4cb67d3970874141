import { Avatar } from '@site/shared/ui/avatar';
import { TitledSection } from '@site/shared/ui/titled-section';
import styles from '../gallery.module.css';

const hair = ['short', 'parted', 'wavy', 'long', 'bun', 'bob'] as const;
const garments = ['kurta', 'blazer', 'shirt', 'sari'] as const;
const grounds = ['dusk', 'marigold', 'indigo', 'paper'] as const;

/** Drawn people: every hair, garment and background, then some at random. */
export function PeopleSheet() {
  return (
    <TitledSection id="people" tone="deep" title="Drawn people">
      <div className={styles.faces}>
        {hair.map((each, at) => (
          <Avatar
            key={each}
            name={each}
            look={{
              hair: each,
              garment: garments[at % 4] ?? 'kurta',
              ground: grounds[at % 4] ?? 'dusk',
              beard: at === 0,
            }}
          />
        ))}
        {['Aarti Joshi', 'Rohan Verma', 'Sana Qureshi', 'Dev Patel', 'Ira Nair', 'Kabir Rao'].map((name) => (
          <Avatar key={name} name={name} shape="round" />
        ))}
      </div>
    </TitledSection>
  );
}
