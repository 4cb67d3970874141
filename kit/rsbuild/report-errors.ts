import type { Rspack } from '@rsbuild/core';

/**
 * Makes an error of a compilation's hook one of the build. Thrown, it would end the watching of a development server, which
 * would then miss the correction.
 */
export async function reportErrors(
  { errors }: Rspack.Compilation,
  work: () => Promise<void> | void,
): Promise<void> {
  try {
    await work();
  } catch (problem) {
    errors.push(problem instanceof Error ? problem : new Error(String(problem)));
  }
}
