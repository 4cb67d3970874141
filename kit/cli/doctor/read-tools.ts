import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { sharedTools } from '../shared-tools';
import type { SharedTool } from './check-tools';

const kitFolder = fileURLToPath(new URL('../..', import.meta.url));

const packageSchema = v.object({ version: v.string() });

/** The versions of the shared packages, as a remote in a folder and the kit import them. */
export function readTools(folder: string, kit = kitFolder): SharedTool[] {
  return sharedTools.map((name) => ({
    name,
    own: installedVersion(folder, name),
    kit: installedVersion(kit, name),
  }));
}

/** As Node finds it: in the folder, or above. */
function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8'))).version;
  return dirname(folder) === folder ? undefined : installedVersion(dirname(folder), name);
}
