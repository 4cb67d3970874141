import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ConfigParams,
  createRsbuild,
  mergeRsbuildConfig,
  type RsbuildConfigSyncFn,
  type Rspack,
} from '@rsbuild/core';
import { root } from '@site/delivery/workspace';
import { cutFontsAmong } from '@site/kit/fonts/cut-fonts-among';
import { buildMonolith } from '@site/kit/rsbuild/app-config';
import { type RemoteName, remoteNames } from '@site/shared/contracts/apps';
import shellConfig from '../../shell/rsbuild.config';

export interface TwinBuild {
  /** The folder with `web` and `node` in it. */
  dist: string;
  /** The files of the start-up scripts and of each page (`mf-careers/careers-page`), relative to `web`. */
  groups: Map<string, string[]>;
  fonts: string[];
}

const params: ConfigParams = { env: 'production', command: 'build', envMode: buildMonolith };
const shellFolder = join(root, 'shell');
const withoutFederation = fileURLToPath(new URL('./without-federation.ts', import.meta.url));
const generatedLoader = join(root, 'bench', 'dist', 'load-page.ts');

/** The seam: where the shell's sources meet federation, and what stands there instead. */
const seam = {
  '@module-federation/enhanced/runtime$': withoutFederation,
  '@site/kit/federation/provide-host-runtime$': withoutFederation,
  [join(shellFolder, 'src/remotes/live-releases.ts')]: withoutFederation,
  [join(shellFolder, 'src/remotes/verified-entries.ts')]: withoutFederation,
  [join(shellFolder, 'src/remotes/load-page.ts')]: generatedLoader,
};

/**
 * Builds the site's monolith twin: the same sources in one build of the shell, each page a plain lazy `import()`.
 * @throws with the bundler's own words when it fails
 */
export async function buildTwin(): Promise<TwinBuild> {
  await writeLoader();
  const rsbuild = await createRsbuild({
    cwd: shellFolder,
    rsbuildConfig: mergeRsbuildConfig(shellConfig(params), {
      environments: { web: { resolve: { alias: seam } }, node: { resolve: { alias: seam } } },
      // Its route chunks carry the names that compose looks them up by.
      logLevel: 'warn',
    }),
  });
  const { stats, close } = await rsbuild.build();
  await close();
  const groups = chunkGroups(stats);
  const assets = Object.entries(groups).map(([name, group]) => [name, filesOf(group.assets)] as const);
  return {
    dist: join(shellFolder, 'dist', buildMonolith),
    groups: new Map(assets),
    fonts: cutFontsAmong(filesOf(groups.main?.auxiliaryAssets)),
  };
}

/** Writes the page loader of the twin: the table of every remote's pages, as a developer without federation would. */
async function writeLoader(): Promise<void> {
  const pages = (await Promise.all(remoteNames.map(pagesOf))).flat();
  const lines = pages.map(
    ([name, file]) => `  '${name}': () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(file)}),`,
  );
  await mkdir(dirname(generatedLoader), { recursive: true });
  await writeFile(
    generatedLoader,
    `const pages = {\n${lines.join('\n')}\n};\nexport const loadPageModule = ({ remote, page }) => pages[remote + '/' + page]();\n`,
  );
}

/** The pages of a remote as its own configuration names them. */
async function pagesOf(remote: RemoteName): Promise<[name: string, file: string][]> {
  const config: { default: RsbuildConfigSyncFn } = await import(`../../${remote}/rsbuild.config`);
  const entries = config.default(params).environments?.web?.source?.entry ?? {};
  return Object.entries(entries).map(([page, file]) => [
    `${remote}/${page}`,
    join(root, remote, String(file)),
  ]);
}

function chunkGroups(stats: Rspack.Stats | Rspack.MultiStats | undefined) {
  const { children = [] } = stats?.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: true }) ?? {};
  const groups = children.find(({ name }) => name === 'web')?.namedChunkGroups;
  if (!groups?.main) throw new Error('The twin was built without the script that starts it.');
  return groups;
}

function filesOf(assets: { name: string }[] = []): string[] {
  return assets.map(({ name }) => name).filter((file) => !file.endsWith('.map'));
}
