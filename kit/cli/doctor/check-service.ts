import { requestProblem } from '../../client/request-problem';
import { serviceOrigin } from '../../client/service-address';
import { checkClock } from './check-clock';
import { checkOwnKey } from './check-key';
import { checkKit } from './check-kit';
import { checkMount } from './check-mount';
import { checkShell, type InstalledShell } from './check-shell';
import { type Finding, finding, unchecked } from './finding';
import { type Deployed, readDeployed } from './read-deployed';

/** The set-up of a team. */
export interface SetUp {
  /** The address of the release service. */
  service: string | undefined;
  /** The app in the folder where the command runs. */
  app: string | undefined;
  /** The version of the kit. */
  kit: string;
  shell: InstalledShell;
}

const dependent = ['Kit', 'Shell', 'Key', 'Mount', 'Clock'];

/** Everything that a release service is needed for. */
export async function checkService(setUp: SetUp): Promise<Finding[]> {
  const { service } = setUp;
  if (!service) return ['Service', ...dependent].map((what) => unchecked(what, 'no DELIVERY_URL'));
  try {
    const origin = serviceOrigin(service);
    const deployed = await readDeployed(origin);
    const answers = { what: 'Service', state: 'ok', found: origin, expected: 'a release service' } as const;
    return [answers, ...(await checkAgainst(deployed, origin, setUp))];
  } catch (problem) {
    return [unreachable(service, problem), ...dependent.map((what) => unchecked(what, 'no release service'))];
  }
}

async function checkAgainst(
  { site, clockOffset }: Deployed,
  origin: string,
  { app, kit, shell }: SetUp,
): Promise<Finding[]> {
  const nothing = 'nothing is deployed yet';
  return [
    site ? checkKit(kit, site.kit) : unchecked('Kit', nothing),
    site ? checkShell(shell, site.shell) : unchecked('Shell', nothing),
    await checkOwnKey(origin, app),
    site ? checkMount(app, site.mounts) : unchecked('Mount', nothing),
    clockOffset === undefined ? unchecked('Clock', 'the answer has no date') : checkClock(clockOffset),
  ];
}

function unreachable(service: string, problem: unknown): Finding {
  return finding('Service', {
    isRight: false,
    found: `${service}: ${requestProblem(problem)}`,
    expected: 'a release service',
    remedy: 'Correct DELIVERY_URL, or ask the operator whether the service runs.',
  });
}
