import { readFile } from 'node:fs/promises';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { Release } from '@site/shared/node/release';

type Tokens = NonNullable<Release['tokens']>;

/**
 * Reads from a release's own files which CSS custom properties it defines, and which it uses without defining them.
 * @param folder of the release
 * @param names of its files; only those for browsers count
 */
export async function readTokens(folder: string, names: string[]): Promise<Tokens> {
  const web = names.filter((name) => name.startsWith('web/'));
  const css = await textOf(folder, endingIn(web, '.css'));
  const js = await textOf(folder, endingIn(web, '.js'));
  const defined = new Set([
    ...found(css, /(?:^|[{;\s])(--[\w-]+)\s*:/g),
    ...found(css, /@property\s+(--[\w-]+)/g),
    // A script that contains its name sets it.
    ...found(js, /["'`](--[\w-]+)["'`]/g),
  ]);
  // A property with a fallback value is not needed.
  const used = new Set(found(css, /var\(\s*(--[\w-]+)\s*\)/g));
  return {
    defines: [...defined].sort(),
    uses: [...used].filter((name) => !defined.has(name)).sort(),
  };
}

function endingIn(names: string[], ending: string): string[] {
  return names.filter((name) => name.endsWith(ending));
}

async function textOf(folder: string, names: string[]): Promise<string> {
  const texts = await Promise.all(names.map((name) => readFile(insideFolder(folder, name), 'utf8')));
  return texts.join('\n');
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
