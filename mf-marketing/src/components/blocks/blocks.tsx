import type { Tone } from '@site/shared/ui/section';
import type { Block } from '../../content/blocks.schema';
import type { BlockProps } from './block-props';
import { ChecklistBlock } from './checklist-block';
import { CompareBlock } from './compare-block';
import { FiguresBlock } from './figures-block';
import { ListBlock } from './list-block';
import { NoteBlock } from './note-block';
import { QuestionsBlock } from './questions-block';
import { StepsBlock } from './steps-block';
import { TableBlock } from './table-block';

interface BlocksProps {
  blocks: readonly Block[];
  /** The background of the section before them, so that neighbours differ. */
  follow: Tone;
}

/** The sections that differ from page to page. */
export function Blocks({ blocks, follow }: BlocksProps) {
  const tones = groundsOf(blocks, follow);
  return blocks.map((block, index) => (
    <OneBlock key={block.heading} block={block} tone={tones[index] ?? 'paper'} />
  ));
}

function OneBlock({ block, tone }: BlockProps<Block['kind']>) {
  switch (block.kind) {
    case 'note':
      return <NoteBlock block={block} tone={tone} />;
    case 'list':
      return <ListBlock block={block} tone={tone} />;
    case 'checklist':
      return <ChecklistBlock block={block} tone={tone} />;
    case 'steps':
      return <StepsBlock block={block} tone={tone} />;
    case 'questions':
      return <QuestionsBlock block={block} tone={tone} />;
    case 'figures':
      return <FiguresBlock block={block} tone={tone} />;
    case 'table':
      return <TableBlock block={block} tone={tone} />;
    case 'compare':
      return <CompareBlock block={block} tone={tone} />;
  }
}

/** Alternates `paper` and `deep`. Figures get `night`, unless the section before or the page's last band has it. */
function groundsOf(blocks: readonly Block[], follow: Tone): Tone[] {
  const grounds: Tone[] = [];
  for (const [index, { kind }] of blocks.entries()) {
    const before = grounds.at(-1) ?? follow;
    const last = index === blocks.length - 1;
    if (kind === 'figures' && before !== 'night' && !last) grounds.push('night');
    else grounds.push(before === 'paper' ? 'deep' : 'paper');
  }
  return grounds;
}
