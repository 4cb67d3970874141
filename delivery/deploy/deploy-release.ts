import type { Done } from '@site/shared/http/deployment-progress';
import { shellName } from '@site/shared/site-model/apps';
import { type DeploymentRequest, deployVersions } from './deploy-versions';
import { readDeployed } from './deployed';
import { releaseBefore } from './withdrawal/release-before';

/** A request for one app. */
export interface Deployment extends Pick<DeploymentRequest, 'action' | 'stages' | 'dryRun' | 'force' | 'by'> {
  app: string;
  /** By default, a rollback goes to the previous release, which is looked up when it begins. */
  version?: string | undefined;
  /** Stored releases of other apps that are deployed in the same step, app to version. */
  with?: Record<string, string> | undefined;
  /** The origin that serves its files from now on; `site` for the site itself. */
  origin?: string | undefined;
  /** The shell's release that the team tested this one with. */
  testedWith?: string | undefined;
  /** Gets each step as it begins, in a few words. */
  onStep: (step: string) => void;
}

/** A team's checkout must not change the pages of other teams. */
const otherComposerHint =
  "The code that composes pages, or the company's facts, differ from those that the live site was composed with. Pages of other apps stay as they are until the shell’s team releases the shell";

/**
 * Deploys a stored release or rolls back to one, together with others that depend on it.
 * @throws the gate's errors; nothing is deployed then
 */
export async function deployRelease({
  app,
  version: named,
  with: others = {},
  origin,
  testedWith,
  ...request
}: Deployment): Promise<Done> {
  const { dryRun, onStep } = request;
  if (app in others) throw new Error(`--with names ${app} itself. Name releases of other apps.`);
  const version = named ?? (await releaseBefore(app));
  if (testedWith !== undefined) onStep(describeTest(testedWith, (await readDeployed())?.versions.shell));
  const deployed = await deployVersions({
    ...request,
    versions: { [app]: version, ...others },
    ...(origin !== undefined && { origins: { [app]: origin === 'site' ? '' : origin } }),
  });
  if (deployed.otherComposer && app !== shellName && !(shellName in others)) onStep(otherComposerHint);
  const change = deployed.changes.find((each) => each.app === app);
  return {
    event: 'done',
    app,
    version,
    from: change?.from ?? null,
    with: others,
    isChanged: change !== undefined && !dryRun,
    pages: deployed.composed.length,
    reloadNginx: deployed.reloadNginx,
    log: deployed.log,
    deadLinks: deployed.deadLinks,
    action: deployed.action,
    warnings: deployed.warnings,
  };
}

/** Names the shell that a release was tested with. The gate checks whether the release fits the deployed one. */
function describeTest(testedWith: string, deployed: string | undefined): string {
  if (testedWith === deployed) return `Tested with shell ${testedWith}, which is deployed`;
  const now = deployed === undefined ? 'no shell is deployed' : `shell ${deployed} is deployed`;
  return `Tested with shell ${testedWith}; ${now}`;
}
