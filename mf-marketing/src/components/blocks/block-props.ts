import type { Tone } from '@site/shared/ui/section';
import type { Block, BlockOf } from '../../content/blocks.schema';

/** What each kind of block takes. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>;
  /** The background of its section. */
  tone: Tone;
}
