import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import { Paragraphs } from '../paragraphs/paragraphs';
import { Split } from '../split/split';
import type { BlockProps } from './block-props';

/** A heading with running text next to it. */
export function NoteBlock({ block, tone }: BlockProps<'note'>) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <Split id={id} heading={block.heading} share="half">
        <Paragraphs text={block.text} lead />
      </Split>
    </Section>
  );
}
