import { dirname } from 'node:path';
import { shellExportsSchema } from '@site/shared/contracts/release';
import { releaseRecordSchemaUrl } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';
import { ContainedProcess } from '../pages/contained-process';

/**
 * The mounts of a shell and the names of the navigation that it shares, as its Node build has them.
 * @param shell the file of that build
 * @throws when it doesn't load, or doesn't export what a shell's Node build exports
 */
export async function describeShell(shell: string): Promise<v.InferOutput<typeof shellExportsSchema>> {
  const record = { schema: releaseRecordSchemaUrl, microFrontends: {} };
  const process = new ContainedProcess({ shell, record, folders: [dirname(shell)] });
  try {
    const { success, output, issues } = v.safeParse(shellExportsSchema, await process.exports);
    if (success) return output;
    throw new Error(`it exports other mounts than a shell's Node build does:\n${v.summarize(issues)}`);
  } catch (problem) {
    const cause = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${shell} could not be read for its mounts: ${cause}`);
  } finally {
    process.close();
  }
}
