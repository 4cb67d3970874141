import * as v from 'valibot';
import { messageOf } from '../node/message-of';
import { maxPreviewDays, previewId } from '../node/preview';
import { readStages, type Stage } from '../node/rollout-stages';
import { saidVerdictSchema } from '../node/verdict';
import { appName, httpsOrigin, line, versionName } from '../site-model/outside-names';

/** What a client reports about itself, unchecked. */
export const saidSchema = v.object({ commit: v.optional(line(100)), run: v.optional(line(300)) });

const withReason = { ...saidSchema.entries, reason: v.optional(line(500)) };

/** Stored releases that are deployed in the same step, app to version. */
const togetherSchema = v.optional(v.pipe(v.record(appName, versionName), v.maxEntries(20)));

/** `POST /apps/:app/live` */
export const releaseRequestSchema = v.strictObject({
  version: versionName,
  /** The new origin that browsers load it from; `site` for the site itself. */
  origin: v.optional(
    v.union([v.literal('site'), httpsOrigin], 'must be an https: origin without a path, or "site"'),
  ),
  /** The weights of its stages: `5:30m,25:1h,100`. */
  stages: v.optional(v.pipe(v.string(), v.maxLength(200), v.rawTransform(toStages))),
  /** Only render and check. */
  dryRun: v.optional(v.boolean()),
  /** Deploys even a withdrawn release. */
  force: v.optional(v.boolean()),
  verdict: v.optional(saidVerdictSchema),
  /** The shell's release that it was tested with. */
  testedWith: v.optional(versionName),
  with: togetherSchema,
  ...withReason,
});

/** What a client requests; what the client reports about itself is added when it is sent. */
export type ReleaseInput = InputOf<typeof releaseRequestSchema, 'stages'> & {
  stages?: Stage[] | undefined;
};

type InputOf<Schema extends v.GenericSchema, Left extends string = never> = Omit<
  v.InferInput<Schema>,
  keyof typeof saidSchema.entries | Left
>;

/** Reads stages within a schema. */
function toStages({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): Stage[] {
  try {
    return readStages(dataset.value);
  } catch (problem) {
    addIssue({ message: messageOf(problem) });
    return NEVER;
  }
}

/** An operator's actions on a rollout. */
export const rolloutActions = ['promote', 'hold', 'abort'] as const;

export type RolloutAction = (typeof rolloutActions)[number];

/** `POST /rollout/:action` */
export const rolloutRequestSchema = v.strictObject({
  /** Of the canary: another rollout, which may have started meanwhile, is not changed. */
  version: versionName,
  ...withReason,
});

export type RolloutInput = InputOf<typeof rolloutRequestSchema>;

/** `POST /apps/:app/rollback`; without a version to the previous release. */
export const rollbackRequestSchema = v.strictObject({
  version: v.optional(versionName),
  force: v.optional(v.boolean()),
  with: togetherSchema,
  ...withReason,
});

export type RollbackInput = InputOf<typeof rollbackRequestSchema>;

/** `POST /previews` */
export const previewRequestSchema = v.strictObject({
  /** App to the stored version that it shows. */
  releases: v.pipe(
    v.record(appName, versionName),
    v.minEntries(1, 'must name an app with its version'),
    v.maxEntries(20),
  ),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPreviewDays)), 3),
  ...withReason,
});

export type PreviewInput = InputOf<typeof previewRequestSchema>;

export const previewParamsSchema = v.object({ id: previewId });

/** `POST /previews/:id/withdraw` */
export const withdrawPreviewRequestSchema = v.strictObject(withReason);

/** `POST /apps/:app/releases/:version/withdraw` */
export const withdrawRequestSchema = v.strictObject({
  ...saidSchema.entries,
  reason: v.pipe(line(500), v.minLength(1, 'must contain a reason')),
});

/** `PUT /apps/:app/releases/:version` */
export const uploadParamsSchema = v.object({ app: appName, version: versionName });

/** `GET /apps/:app/releases` */
export const releasesQuerySchema = v.object({
  /** This version is listed only if none of its files is damaged. */
  whole: v.optional(versionName),
  /** The hash of its content (`wholeHashOf`): with another one, `whole` is not listed. Clients of earlier versions send none. */
  content: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/** `GET /log` */
export const logQuerySchema = v.object({
  app: v.optional(v.string()),
  /** Entries after this number are returned. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
});
