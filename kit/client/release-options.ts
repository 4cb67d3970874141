/** The options of a release on the command line, for `parseArgs`: the kit's command and delivery's take the same. */
export const releaseOptions = {
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
} as const;
