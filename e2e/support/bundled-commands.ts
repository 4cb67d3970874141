import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@site/kit/workspace';
import { build, type Plugin } from 'esbuild';

const folder = join(root, '.build/commands');

/** The `site` command as one file: it starts in a quarter of the time, and tests run it hundreds of times. */
export const bundledSite = join(folder, 'kit/cli/site.js');

/** Bundles the commands of the checkout, once for a whole run of tests. */
export default async function bundleCommands(): Promise<void> {
  const modules = ['local-delivery', 'candidate', 'delivery', 'start'];
  await build({
    entryPoints: ['kit/cli/site.ts', ...modules.map((name) => `delivery/cli/${name}.ts`)],
    absWorkingDir: root,
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [packagesStay, placesStay],
  });
}

/** Packages are loaded from node_modules; the workspaces are bundled. */
const packagesStay: Plugin = {
  name: 'packages-stay',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@site/') ? undefined : { path, external: true },
    );
  },
};

/** Replaces `import.meta.url`, so that modules find the files next to their sources. */
const placesStay: Plugin = {
  name: 'places-stay',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const delivery = JSON.stringify(join(folder, 'delivery/cli/'));
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replace(/join\(root, 'delivery\/cli', .*?\.ts`\)/, `${delivery} + name + '.js'`);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
