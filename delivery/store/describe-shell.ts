import { releaseSchema } from '@site/shared/contracts/release';
import * as v from 'valibot';
import { runInProcesses } from '../pages/run-in-processes';

const shellRoutesSchema = v.object({
  routes: releaseSchema.entries.routes,
  redirects: releaseSchema.entries.redirects,
});

export type ShellRoutes = v.InferOutput<typeof shellRoutesSchema>;

/**
 * The routes and redirects of a shell, as its Node build has them.
 * @param shell the file of that build
 * @throws when the build doesn't load or exports none
 */
export async function describeShell(shell: string): Promise<ShellRoutes> {
  const [exported] = await runInProcesses<string, unknown>({
    script: 'store/describe-worker.ts',
    tasks: [shell],
    nameOf: () => 'the shell',
    maxWorkers: 1,
  });
  const { success, output } = v.safeParse(shellRoutesSchema, exported);
  if (!success) throw new Error(`${shell} names no routes. It must export siteRoutes and siteRedirects.`);
  return output;
}
