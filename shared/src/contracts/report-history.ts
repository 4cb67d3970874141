import * as v from 'valibot';
import { countSchema, reportedFiguresSchema } from './reported-figures';
import { problemKinds } from './visit-report';

/** How long the figures of reports are kept. */
export const keptReportDays = 90;

/** Where a server gives them out, at its METRICS_PORT. */
export const reportHistoryAddress = '/reports';

/** `GET /reports?days=7`: what browsers reported, by hour, or by day where more than three days are asked for. */
export const reportHistorySchema = v.object({
  views: v.array(
    v.object({
      /** When it begins: `2026-01-31T14` or `2026-01-31`. */
      slot: v.string(),
      /** The run of a server that counted: servers that share a database all give out what each of them has counted. */
      instance: v.string(),
      app: v.string(),
      release: v.string(),
      figures: reportedFiguresSchema,
    }),
  ),
  problems: v.array(
    v.object({
      id: v.string(),
      instance: v.string(),
      app: v.string(),
      release: v.string(),
      pattern: v.string(),
      kind: v.picklist(problemKinds),
      name: v.string(),
      message: v.string(),
      /** In the sources, where a source map tells. */
      stack: v.array(v.string()),
      /** The line of the source that threw. */
      line: v.string(),
      count: countSchema,
      /** The hours of the first and the last report. */
      first: v.string(),
      last: v.string(),
    }),
  ),
});

export type ReportHistory = v.InferOutput<typeof reportHistorySchema>;
