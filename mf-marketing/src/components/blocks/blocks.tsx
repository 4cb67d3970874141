import type { Tone } from '@site/shared/ui/section';
import type { Block } from '../../content/blocks.schema';
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
  /** The ground of the first block; the grounds alternate from there. */
  starts?: 'paper' | 'deep';
}

/** A page's own sections, each in the form that suits what it has to say. */
export function Blocks({ blocks, starts = 'paper' }: BlocksProps) {
  return blocks.map((block, index) => (
    <OneBlock
      key={block.heading}
      block={block}
      tone={toneOf(block, index, { starts, last: blocks.length - 1 })}
    />
  ));
}

export interface BlockProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
  tone: Tone;
}

function OneBlock({ block, tone }: { block: Block; tone: Tone }) {
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

/** Figures stand on indigo, unless the page's closing band, which is indigo too, comes right after them. */
function toneOf({ kind }: Block, index: number, page: { starts: 'paper' | 'deep'; last: number }): Tone {
  if (kind === 'figures' && index < page.last) return 'night';
  const first = index % 2 === 0;
  return first === (page.starts === 'paper') ? 'paper' : 'deep';
}
