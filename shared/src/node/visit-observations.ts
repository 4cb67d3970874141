import * as v from 'valibot';
import { countSchema } from './sample-counts';

/** What is counted of a visit: how it began. Each is counted alone, never together with another. */
const visitDimensions = ['source', 'campaign', 'landing'] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** The current week, and those before it of which nothing is older than `keptDays`. */
export const keptWeeks = 13;

const counts = {
  /** Visitors who came from elsewhere. */
  visits: countSchema,
  /** Pages that were opened during these visits. */
  views: countSchema,
  /** Enquiries that were sent during them. */
  enquiries: countSchema,
};

/** The Monday with which a week begins: `2026-01-26`. */
const weekSchema = v.pipe(v.string(), v.isoDate());

/** `GET /observations?visits=13`: the counts of the last weeks, the current one included. */
export const visitObservationsSchema = v.object({
  /** Of all visits. */
  weeks: v.array(v.object({ week: weekSchema, ...counts })),
  /** Of the most frequent values. */
  rows: v.array(
    v.object({ week: weekSchema, dimension: v.picklist(visitDimensions), name: v.string(), ...counts }),
  ),
});

export type VisitObservations = v.InferOutput<typeof visitObservationsSchema>;
export type VisitRow = VisitObservations['rows'][number];
export type VisitCounts = Pick<VisitRow, 'visits' | 'views' | 'enquiries'>;
