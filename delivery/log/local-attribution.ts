import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { root } from '../workspace';
import type { Attribution } from './entry';

const run = promisify(execFile);

/** Who works at this machine, on which commit. */
export async function localAttribution(reason?: string): Promise<Attribution> {
  return {
    who: { kind: 'local', name: userName() },
    said: await describeClient(),
    ...(reason !== undefined && { reason }),
  };
}

/** What a client says of itself: the commit it releases, and the CI run it is part of. */
export async function describeClient(environment = process.env): Promise<NonNullable<Attribution['said']>> {
  const { GITHUB_SHA, CI_COMMIT_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } =
    environment;
  const githubRun =
    GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const commit = GITHUB_SHA || CI_COMMIT_SHA || (await checkedOutCommit());
  const ciRun = githubRun || CI_JOB_URL;
  return { ...(commit && { commit }), ...(ciRun && { run: ciRun }) };
}

/** The commit of the checkout, marked where files differ from it; undefined where there is no git. */
async function checkedOutCommit(): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    const changed = await git('status', '--porcelain', '--untracked-files=no');
    return changed === '' ? commit : `${commit} with changes`;
  } catch {
    return undefined;
  }
}

/** A container's user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
