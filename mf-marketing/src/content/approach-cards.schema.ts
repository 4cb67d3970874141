import { listOf } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { offerCardSchema } from './parts.schema';

/** The approach cards, the same on all template pages (requirements §2.5). */
export const approachCardsSchema = v.object({ cards: listOf(offerCardSchema) });
