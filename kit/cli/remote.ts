import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  site: v.object({ port: v.number() }),
});

/** A remote as its package.json describes it. */
export interface Remote {
  /** For instance `mf-careers`. */
  name: string;
  /** The version that its releases begin with. */
  version: string;
  folder: string;
  /** The port of its development server. */
  port: number;
}

/**
 * Reads which remote a command is for.
 * @param folder of the remote; where the command runs unless told
 * @throws when there is none
 */
export async function readRemote(folder = process.cwd()): Promise<Remote> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), packageSchema), text);
  if (success) return { name: output.name, version: output.version, folder, port: output.site.port };
  throw new Error(
    `${folder} holds no remote: its package.json needs a name, a version, and the port of its development server, for instance "site": { "port": 3002 }. Run this in a remote's folder, or make one: site new mf-press --mount /press`,
  );
}
