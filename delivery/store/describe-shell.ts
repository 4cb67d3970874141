import { dirname } from 'node:path';
import { type Release, releaseSchema } from '@site/shared/contracts/release';
import { releaseRecordSchemaUrl } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';
import { ContainedProcess } from '../pages/contained-process';

const shellRoutesSchema = v.pick(releaseSchema, ['routes', 'redirects']);

/**
 * The routes and redirects of a shell, as its Node build has them.
 * @param shell the file of that build
 * @throws when it doesn't load, or doesn't export what a shell's Node build exports
 */
export async function describeShell(shell: string): Promise<Pick<Release, 'routes' | 'redirects'>> {
  const record = { schema: releaseRecordSchemaUrl, microFrontends: {} };
  const process = new ContainedProcess({ shell, record, folders: [dirname(shell)] });
  try {
    const { success, output, issues } = v.safeParse(shellRoutesSchema, await process.exports);
    if (success) return output;
    throw new Error(`it exports other routes than a shell's Node build does:\n${v.summarize(issues)}`);
  } catch (problem) {
    const cause = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${shell} could not be read for its routes: ${cause}`);
  } finally {
    process.close();
  }
}
