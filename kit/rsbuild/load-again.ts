import { createJiti } from '@rsbuild/core/jiti';

/**
 * Evaluates a module and all of its imports again, in a development server whose content has changed. Runs on Node only.
 * @param file its absolute path
 */
export async function loadAgain<Module>(file: string): Promise<Module> {
  const { import: load } = createJiti(import.meta.url, { moduleCache: false, fsCache: false });
  return load<Module>(file);
}
