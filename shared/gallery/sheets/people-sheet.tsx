import { Avatar } from '@site/shared/ui/avatar';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import styles from '../gallery.module.css';

/** Drawn people: hair and garments on the grounds, then some left to chance. */
export function PeopleSheet() {
  return (
    <Section tone="deep" labelledBy="people">
      <SectionHeading id="people" title="Drawn people" />
      <div className={styles.faces}>
        <Avatar
          name="1"
          look={{
            hair: 'short',
            garment: 'kurta',
            beard: true,
            ground: 'dusk',
            skin: 'brown',
            glasses: false,
          }}
        />
        <Avatar
          name="2"
          look={{ hair: 'bun', garment: 'sari', ground: 'marigold', skin: 'wheat', glasses: false }}
        />
        <Avatar
          name="3"
          look={{ hair: 'parted', garment: 'blazer', ground: 'indigo', glasses: true, skin: 'wheat' }}
        />
        <Avatar
          name="4"
          look={{ hair: 'long', garment: 'blazer', ground: 'paper', skin: 'deep', glasses: false }}
        />
        <Avatar
          name="5"
          look={{ hair: 'wavy', garment: 'shirt', ground: 'marigold', skin: 'light', glasses: false }}
        />
        <Avatar
          name="6"
          look={{ hair: 'bob', garment: 'kurta', ground: 'indigo', skin: 'brown', hairColour: 'silver' }}
        />
        {['Aarti Joshi', 'Rohan Verma', 'Sana Qureshi', 'Dev Patel', 'Ira Nair', 'Kabir Rao'].map((name) => (
          <Avatar key={name} name={name} shape="round" />
        ))}
      </div>
    </Section>
  );
}
