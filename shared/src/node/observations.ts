import * as v from 'valibot';
import { problemKinds } from '../site-model/visit-report';
import { countSchema, sampleCountsSchema } from './sample-counts';

/** Where every web server returns what browsers reported, and lines of the board's status, at its METRICS_PORT. */
export const observationsAddress = '/observations';

/** How long hourly counts are kept. */
export const keptDays = 90;

/**
 * How much one client, or one IPv6 network (/48), can add to a stage of a rollout. Three times as much has no influence on
 * the decision: servers that take turns count a client once each.
 */
export const clientLimits = { samples: 5, failed: 1 };

/**
 * Which release a visitor of a rollout should get, and has. `carried`: visitors who get the canary, on pages of the stable
 * release that they had open before.
 */
export const cohorts = ['stable', 'canary', 'carried'] as const;
export type Cohort = (typeof cohorts)[number];

/** `GET /observations?stage=<stageName>`: the counts of a stage of a rollout. */
export const stageObservationsSchema = v.object(v.entriesFromList(cohorts, sampleCountsSchema));

/** `GET /observations?days=7`: the counts of each release, by hour, or by day for more than three days. */
export const metricsObservationsSchema = v.object({
  slots: v.array(
    v.object({
      /** When it starts: `2026-01-31T14` or `2026-01-31`. */
      slot: v.string(),
      app: v.string(),
      release: v.string(),
      counts: sampleCountsSchema,
    }),
  ),
});

/** `GET /observations?errors=7`: the errors of the last days, the most frequent first. */
export const errorObservationsSchema = v.object({
  errors: v.array(
    v.object({
      /** The same value for the same error of a release. */
      id: v.string(),
      app: v.string(),
      release: v.string(),
      pattern: v.string(),
      kind: v.picklist(problemKinds),
      name: v.string(),
      message: v.string(),
      /** In the sources, where there is a source map. */
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

export type StageObservations = v.InferOutput<typeof stageObservationsSchema>;
export type MetricsObservations = v.InferOutput<typeof metricsObservationsSchema>;
export type ObservedError = v.InferOutput<typeof errorObservationsSchema>['errors'][number];
