import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import type { defineApp } from '../app-config';

/**
 * Builds an app for a release in this process, for tests.
 * @param cwd the app's folder
 * @param environment all of its environments by default
 */
export async function buildHere(
  cwd: string,
  config: ReturnType<typeof defineApp>,
  environment?: string[],
): Promise<void> {
  const resolved: RsbuildConfig = await config({
    env: 'production',
    command: 'build',
    envMode: 'production',
  });
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { ...resolved, mode: 'production', logLevel: 'error' },
    ...(environment && { environment }),
  });
  const { close } = await rsbuild.build();
  await close();
}
