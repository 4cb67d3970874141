import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import type { BlockProps } from './block-props';
import styles from './checklist-block.module.css';

/** A checklist next to a generated picture. */
export function ChecklistBlock({ block, tone }: BlockProps<'checklist'>) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.checklist}>
        <div>
          <h2 id={id} className={styles.heading}>
            {block.heading}
          </h2>
          <ul className={styles.points}>
            {block.points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.cloth}>
          <WeaveArt seed={block.heading} palette="indigo" shape="fill" />
        </div>
      </div>
    </Section>
  );
}
