import type { Tone } from '@site/shared/ui/section';
import type { Block, BlockOf } from '../../content/blocks.schema';

/** The props of each kind of block. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>;
  /** The background of its section. */
  tone: Tone;
}
