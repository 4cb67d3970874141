import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/**
 * Compiles a folder of the checkout: each source becomes one JavaScript file with the same path; other files are copied.
 * @param target gets the folder under the same name
 */
export async function compilePackage(root: string, folder: string, target: string): Promise<void> {
  const names = filesOf(root, folder);
  await build({
    entryPoints: names.filter(isSource).map((name) => join(root, folder, name)),
    outbase: root,
    outdir: target,
    // Comments name files relative to it, so that the bytes don't depend on the working directory.
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2023',
    // Node requires the type of JSON, which esbuild omits for this target.
    supported: { 'import-attributes': true },
    logLevel: 'error',
    plugins: [besideAsJavaScript],
  });
  for (const name of names) {
    if (isSource(name)) await nameCompiledFiles(join(target, folder, name.replace(/\.tsx?$/, '.js')));
    else await cp(join(root, folder, name), join(target, folder, name));
  }
}

/** The files that git tracks or would add, so that nothing left by a build or an editor is packed. */
function filesOf(root: string, folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: join(root, folder),
    encoding: 'utf8',
  });
  const names = listed.split('\0').filter((name) => name !== '' && existsSync(join(root, folder, name)));
  return names.filter(isPacked).sort();
}

function isPacked(name: string): boolean {
  return !/(^|\/)(node_modules|dist|gallery|bin)\/|^testing\/composed\/(?!(?:pages\.spec|compare-pictures|compare-sites|describe-preview|take-pictures)\.ts$)|\.test\.tsx?$|^package\.json$|\.config\.ts$/.test(
    name,
  );
}

/** Adds file extensions, which Node needs and sources omit. */
const besideAsJavaScript: Plugin = {
  name: 'beside-as-javascript',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isSourceFile = ['.ts', '.tsx'].some((ending) => existsSync(join(resolveDir, path + ending)));
      return { path: isSourceFile ? `${path}.js` : path, external: true };
    });
  },
};

/** References by URL are changed to the compiled file, too. */
async function nameCompiledFiles(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(new URL\("\.[^"]+)\.tsx?"/g, '$1.js"'));
}
