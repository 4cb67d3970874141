import { dirname, join } from 'node:path';
import { SourceError } from '../source-error';
import { parseYaml } from './parse-yaml';
import { resolvePhotos } from './pictures/resolve-photos';
import { readText } from './read-text';

/** With a type argument or without. */
const start = /\bentryIn(?:<[^()]*>)?\(/;
const call = new RegExp(
  `${start.source}\\s*import\\.meta\\.url,\\s*(['"])([^'"]+)\\1,\\s*\\w+,?\\s*\\)`,
  'g',
);

/**
 * Replaces the calls of `entryIn` in a module by their entries, in the build for browsers. The compiler then removes the
 * unused imports of the function and the schema.
 * @param read called with the path of each file
 * @throws when a call has another form, or a file is not YAML. The content is checked against its schema before the build
 */
export function inlineEntries(code: string, module: string, read: (file: string) => void): string {
  const inlined = code.replace(call, (_, _quote, name: string) => {
    const file = join(dirname(module), name);
    read(file);
    const { value, errors } = parseYaml(readText(file));
    for (const { line, message } of errors) throw new SourceError(`${file}:${line}: the file ${message}`);
    const resolved = resolvePhotos(value, dirname(file), (fault) => {
      throw new SourceError(`${file}: ${fault.message}`);
    });
    return `(${JSON.stringify(resolved)})`;
  });
  if (start.test(inlined))
    throw new SourceError(
      `${module}: write entryIn(import.meta.url, './file.yaml', schema) with a literal file name.`,
    );
  return inlined;
}

/**
 * Completes the URLs of photographs in a script for browsers: the compiler replaces this name by the URL of the release. The
 * markup of a page is completed by the composer.
 */
export function withPublicPath(code: string): string {
  return code.replaceAll(/"src":"asset:([^"]+)"/g, '"src":__webpack_public_path__+"$1"');
}
