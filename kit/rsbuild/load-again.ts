import { join } from 'node:path';
import { createJiti } from '@rsbuild/core/jiti';
import { root } from '../workspace';

/** The compiled modules, by a hash of their content: without them a change of one article compiles a whole blog again. */
const fsCache = join(root, 'node_modules/.cache/jiti');

/**
 * Evaluates a module and all of its imports again, in a development server whose content has changed. Runs on Node only.
 * @param file its absolute path
 */
export async function loadAgain<Module>(file: string): Promise<Module> {
  const { import: load } = createJiti(import.meta.url, { moduleCache: false, fsCache });
  return load<Module>(file);
}
