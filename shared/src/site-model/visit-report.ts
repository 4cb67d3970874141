import * as v from 'valibot';
import { longestName, longestVersion } from './outside-names';

/** The kinds of errors in a browser; `policy`: a violation of the security policy or the integrity policy. */
export const problemKinds = ['uncaught', 'rejection', 'caught', 'hydration', 'remote', 'policy'] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const devices = ['phone', 'tablet', 'desktop'] as const;

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[ -~…]*$/));

/** Milliseconds, up to ten minutes; for CLS its score. */
const largestMeasure = 600_000;

/** A larger value, for instance of a device that was asleep, is left out, and the rest of the report counts. */
const measure = v.optional(
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(0),
    v.transform((value) => (value > largestMeasure ? undefined : value)),
  ),
);

const problemSchema = v.object({
  kind: v.picklist(problemKinds),
  /** The error's class; the directive of a policy. */
  name: text(60),
  /**
   * The browser's own message, without quoted parts; of an error of React, its number; of a policy, the blocked origin. Empty
   * for an error that the site throws.
   */
  message: text(160),
  /**
   * The positions where it was thrown, the innermost first, or the script that a policy blocked:
   * `mf-careers/1.0.0-abc/static/js/async/page.js:2:10873`.
   */
  stack: v.pipe(v.array(text(200)), v.maxLength(10)),
  /** How often. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

const viewSchema = v.object({
  app: text(60),
  release: text(longestVersion),
  /** The pattern of the route, not the path. */
  pattern: text(longestName),
  device: v.picklist(devices),
  vitals: v.object({ LCP: measure, INP: measure, CLS: measure, TTFB: measure, FCP: measure }),
  problems: v.pipe(v.array(problemSchema), v.maxLength(20)),
});

/** For a value that is not counted by its name: it can't be read, or too many different ones were reported. */
export const otherName = 'other';

const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** Only letters, digits, space, `.`, `_` and `-`: no address of a person. */
const campaignText = v.fallback(v.pipe(v.string(), v.regex(/^[\w .-]{0,40}$/), v.toLowerCase()), '');

const visitSchema = v.object({
  /** Whether the visitor arrives from elsewhere: not by a reload, nor from a page of this site. Reported once. */
  arrives: v.boolean(),
  /** The host that linked to the site; `direct`: none is known; `site`: the document was opened from this site. */
  source: v.fallback(
    v.union([v.picklist(['direct', 'site']), v.pipe(v.string(), v.maxLength(100), v.regex(host))]),
    otherName,
  ),
  /** `utm_source` and `utm_campaign` of the link. */
  campaign: v.tuple([campaignText, campaignText]),
  /** The pattern of the document's page. */
  landing: text(longestName),
  /** Whether an enquiry was sent since the last report. */
  enquiry: v.boolean(),
});

/** The report that a browser sends when a page is left: its view, and those of the pages reached by clicks. */
export const visitReportSchema = v.object({
  /** The version of the shell around all of them. */
  shell: v.optional(text(longestVersion), ''),
  /** Missing where the browser asks not to be tracked. Errors and speed count without it. */
  visit: v.fallback(v.optional(visitSchema), undefined),
  views: v.pipe(v.array(viewSchema), v.minLength(1), v.maxLength(20)),
});

export type VisitReport = v.InferInput<typeof visitReportSchema>;
export type ReportedVisit = NonNullable<VisitReport['visit']>;
export type ReportedView = VisitReport['views'][number];
export type ReportedProblem = ReportedView['problems'][number];
