import { readFile } from 'node:fs/promises';

/** The bundler copies files that are referenced like this. */
const files = [
  new URL('../../../../shared/src/styles/tokens.css', import.meta.url),
  new URL('../../../../shared/src/styles/reset.css', import.meta.url),
  new URL('../../../../shared/src/styles/base.css', import.meta.url),
  new URL('../../../../shared/src/styles/operator.css', import.meta.url),
  new URL('./inbox.css', import.meta.url),
];

/** The styles of the inbox: the site's tokens, reset and base, those of operators' pages, and its own. */
export async function readInboxStyle(): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
