import { entryIn } from '@site/kit/content/entry-in';
import { approachCardsSchema } from './approach-cards.schema';

/** Shown on every template page; the titles are fixed (requirements §2.5). */
export const { cards: approachCards } = entryIn(import.meta.url, 'approach-cards.yaml', approachCardsSchema);
