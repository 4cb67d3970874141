import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { adminIcons, adminPage, adminPath, adminScript, readCmsConfig } from '../../admin/admin-files';
import type { Backend } from '../../admin/cms-config';
import { devPortOf, findAppPackage } from '../../app-package';
import { root, workspaceApps } from '../../workspace';
import type { Command } from '../command';
import { devCommand } from './dev';

const backendSchema = v.object({
  name: v.picklist(['github', 'gitlab'], '--host must be github or gitlab'),
  repo: v.pipe(v.string(), v.regex(/^[\w./-]+\/[\w.-]+$/, '--repo must be owner/name')),
});

const hostedFolder = '.build/admin';

export const editCommand: Command = {
  usage: `site edit                        starts site dev, with forms for the entries of this folder
site edit --repo <owner/name>    writes the forms for a Git host into ${hostedFolder}: each change is a pull request
     --host <github|gitlab>      where the repository is; by default github`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: { repo: { type: 'string' }, host: { type: 'string', default: 'github' } },
    });
    if (values.repo !== undefined) return writeForms(readBackend(values.host, values.repo));
    const app = findAppPackage(process.cwd()) ?? workspaceApps()[0];
    const address = app && `http://localhost:${devPortOf(app)}${adminPath}`;
    console.log(`Edit in Chrome or Edge: ${address} (choose ${root} as the folder)`);
    await devCommand.run([]);
  },
};

function readBackend(name: string, repo: string): Backend {
  const { success, output, issues } = v.safeParse(backendSchema, { name, repo });
  if (!success) throw new Error(`${issues[0].message}. See: site edit --help`);
  return output;
}

async function writeForms(backend: Backend): Promise<void> {
  const config = await readCmsConfig(process.cwd(), backend);
  await mkdir(hostedFolder, { recursive: true });
  await writeFile(join(hostedFolder, 'index.html'), adminPage);
  await writeFile(join(hostedFolder, 'config.json'), JSON.stringify(config, null, 2));
  await copyFile(adminScript, join(hostedFolder, 'sveltia-cms.js'));
  await copyFile(adminIcons, join(hostedFolder, 'icons.woff2'));
  console.log(`The forms for ${backend.repo} are in ${hostedFolder}: serve this folder to editors.`);
}
