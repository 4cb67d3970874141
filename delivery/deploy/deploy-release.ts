import { shellName } from '@site/shared/contracts/apps';
import type { Done } from '@site/shared/contracts/publication-progress';
import type { Stage } from '@site/shared/contracts/rollout-stages';
import { describeTest } from '../gate/describe-test';
import { readDeployed } from './deployed';
import type { Attribution } from './log/attribution';
import { publish } from './publish';
import { releaseBefore } from './withdrawal/release-before';

interface Deployment {
  app: string;
  action: 'release' | 'rollback';
  /** Left out for a rollback to the release before. */
  version?: string | undefined;
  /** Where its files are served from since; `site` for the site itself. */
  origin?: string | undefined;
  stages?: Stage[] | undefined;
  dryRun?: boolean | undefined;
  force?: boolean | undefined;
  /** The shell's release that this one was tested with, as its team says. */
  testedWith?: string | undefined;
  by: Attribution;
  /** Gets each step as it begins, in a few words. */
  onStep: (step: string) => void;
}

/** One team's checkout does not decide how the pages of the others read. */
const otherComposerHint =
  "The code that composes pages, or the company's facts, differ from those that the live site was composed with. Pages of other apps stay as they are until the shell is released: npm run release -w shell";

/**
 * Deploys one stored release, or goes back to one.
 * @throws what the gate found; what is live stays live then
 */
export async function deployRelease({
  app,
  action,
  version: named,
  origin,
  stages,
  dryRun = false,
  force = false,
  testedWith,
  by,
  onStep,
}: Deployment): Promise<Done> {
  const version = named ?? (await releaseBefore(app));
  if (testedWith !== undefined) onStep(describeTest(testedWith, (await readDeployed())?.versions.shell));
  const published = await publish({
    versions: { [app]: version },
    action,
    ...(origin !== undefined && { origins: { [app]: origin === 'site' ? '' : origin } }),
    dryRun,
    force,
    stages,
    by,
    onStep,
  });
  if (published.otherComposer && app !== shellName) onStep(otherComposerHint);
  const [change] = published.changes;
  return {
    event: 'done',
    app,
    version,
    from: change?.from ?? null,
    isChanged: change !== undefined && !dryRun,
    pages: published.composed.length,
    reloadNginx: published.reloadNginx,
    log: published.log,
    deadLinks: published.deadLinks,
    action: published.action,
    warnings: published.warnings,
  };
}
