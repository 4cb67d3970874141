import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readJson } from '@site/shared/node/read-json';
import { appNamePattern, shellName } from '@site/shared/site-model/apps';
import * as v from 'valibot';
import { refuseMore } from '../../client/refuse-more';
import { isWorkspace, workspaceApps } from '../../workspace';
import type { Command } from '../command';
import { remoteFiles } from '../remote-template';
import { sharedTools } from '../shared-tools';

const firstPort = 3006;

const usageError = `Give a name, and the path that it owns: site new mf-press --mount /press
The name starts with mf-, followed by lower-case letters, digits and hyphens. The path has one segment, of lower-case letters and digits without a hyphen, and starts with a letter.`;

export const newCommand: Command = {
  usage: `site new <name> --mount <path>   creates a remote: in a folder of the workspace, or in the empty folder where it runs
     --port <port>               the port of its development server`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { mount: { type: 'string' }, port: { type: 'string' } },
    });
    const [name = '', ...more] = positionals;
    refuseMore(more);
    const { mount = '' } = values;
    if (!appNamePattern.test(name) || name === shellName || !/^\/[a-z][a-z0-9]*$/.test(mount))
      throw new Error(usageError);
    const here = process.cwd();
    const inWorkspace = isWorkspace(here);
    const folder = inWorkspace ? join(here, name) : here;
    await refuseToOverwrite(folder);
    const taken = inWorkspace ? workspaceApps().map(({ port }) => port) : [];
    const port = readPort(values.port) ?? Math.max(firstPort, ...taken.map((each) => each + 1));
    const tools = { ...(await toolVersions()), ...(await installedFrom(here)) };
    for (const [file, text] of Object.entries(remoteFiles({ name, mount, port, inWorkspace, tools }))) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      // A new repository may have one from its host.
      const own = file === '.gitignore' ? await readFile(join(folder, file), 'utf8').catch(() => '') : '';
      await writeFile(join(folder, file), own === '' ? text : `${own}\n${text}`);
    }
    console.log(
      [
        `${name} is in ${folder}. Next:`,
        '  npm install',
        inWorkspace ? `  npm run dev -w ${name}` : '  npm run dev',
        ...(inWorkspace
          ? [
              `Add its mount to shell/src/mounts.ts: '${mount}': '${name}'.`,
              'The whole site in development has it after npm run dev is started again.',
            ]
          : []),
        `Before its first release, the operator gives it the path on the site: npm run delivery -- mounts add ${name} ${mount}`,
      ].join('\n'),
    );
  },
};

/** @throws when it is not a port that a user's program may take */
function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port;
  throw new Error(`--port is "${text}". Give one from 1024 to 65535.`);
}

/** Accepts an empty folder, or one that contains only what a new repository and `npm install` of the kit leave. */
async function refuseToOverwrite(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  // Hidden ones are settings, for instance .npmrc with the registry of the kit.
  const other = found.find(
    (name) =>
      !/^(node_modules|packages|package(-lock)?\.json|(README|LICENSE)(\.md)?|\..*|.*\.tgz)$/.test(name),
  );
  if (other !== undefined)
    throw new Error(
      `${folder} already contains ${other}. Run this in an empty folder, or choose another name.`,
    );
}

const installedSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string())),
  devDependencies: v.optional(v.record(v.string(), v.string())),
});

const dependenciesSchema = v.object({
  version: v.string(),
  dependencies: v.record(v.string(), v.string()),
});

/** The packages of the remote, in the versions of this kit, so that one page never has two versions of a package. */
async function toolVersions(): Promise<Record<string, string>> {
  const kit = fileURLToPath(new URL('../../package.json', import.meta.url));
  const { version, dependencies } = await readJson(kit, dependenciesSchema);
  return {
    '@site/kit': version,
    '@site/shell': '*',
    ...Object.fromEntries(['@site/shared', ...sharedTools].map((name) => [name, dependencies[name] ?? '*'])),
  };
}

/** Where an empty folder has installed the kit from, for instance `file:site-kit-1.0.0.tgz`. */
async function installedFrom(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { dependencies = {}, devDependencies = {} } = v.parse(installedSchema, JSON.parse(text));
  const all = { ...dependencies, ...devDependencies };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('@site/')));
}
