import { parseArgs } from 'node:util';
import { readStages, type Stage, stagesFrom } from '@site/shared/node/rollout-stages';
import { loadedOrigin } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { readTogether, withOption } from './named-release';
import { readService } from './service-address';

const options = {
  app: { type: 'string' },
  'build-only': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  dist: { type: 'string' },
  force: { type: 'boolean', default: false },
  origin: { type: 'string' },
  reason: { type: 'string' },
  share: { type: 'string' },
  stages: { type: 'string' },
  to: { type: 'string' },
  untested: { type: 'boolean', default: false },
  ...withOption,
} as const;

export type ReleaseOptions = ReturnType<typeof readReleaseOptions>;

/**
 * Reads the command line of a release.
 * @throws naming what is wrong with it
 */
export function readReleaseOptions(args: string[]) {
  const {
    'build-only': buildOnly,
    'dry-run': dryRun,
    share,
    ...values
  } = parseArgs({ args, options }).values;
  return {
    ...values,
    buildOnly,
    dryRun,
    /** The new origin of its releases; `site` for the site itself, undefined for the present origin. */
    origin: readOrigin(values.origin),
    /** The weights of the stages in percent, in their order; undefined for all visitors at once. */
    stages: requestedStages(share, values.stages),
    /** Stored releases that are deployed in the same step, app to version; undefined for none. */
    with: readTogether(values.with),
    /** The release service; undefined for the site of this checkout. */
    to: readService(values.to),
  };
}

/** @throws when both options are given, or one is wrong */
function requestedStages(share: string | undefined, stages: string | undefined): Stage[] | undefined {
  if (share !== undefined && stages !== undefined)
    throw new Error(`Give --share or --stages, not both: --stages starts with a share, too (${stages}).`);
  if (stages !== undefined) return readStages(stages);
  return share === undefined ? undefined : stagesFrom(share);
}

/**
 * The origin that serves an app's releases: `--origin`, or the setting RELEASES_ORIGIN.
 * @returns `site` for the site itself; undefined for the present origin
 * @throws when it is not an origin
 */
function readOrigin(text = process.env.RELEASES_ORIGIN): string | undefined {
  if (!text) return undefined;
  if (text === 'site' || v.is(loadedOrigin, text)) return text;
  throw new Error(
    `The origin is "${text}". Give one that begins with https:, without a path, for instance --origin https://careers.example, or --origin site for the site itself.`,
  );
}
