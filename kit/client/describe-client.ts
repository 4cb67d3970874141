import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { saidSchema } from '@site/shared/http/service-requests';
import type * as v from 'valibot';

const run = promisify(execFile);

/**
 * What a client reports about itself: the commit that it releases, and its CI run.
 * @param folder in the checkout
 */
export async function describeClient(folder: string): Promise<v.InferInput<typeof saidSchema>> {
  const { GITHUB_SHA, CI_COMMIT_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } =
    process.env;
  const githubRun =
    GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const commit = GITHUB_SHA || CI_COMMIT_SHA || (await checkedOutCommit(folder));
  const ciRun = githubRun || CI_JOB_URL;
  return { ...(commit && { commit }), ...(ciRun && { run: ciRun }) };
}

/** The commit of the checkout, marked where files differ from it; undefined without git. */
async function checkedOutCommit(cwd: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    const changed = await git('status', '--porcelain', '--untracked-files=no');
    return changed === '' ? commit : `${commit} with changes`;
  } catch {
    return undefined;
  }
}
