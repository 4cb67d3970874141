import { runRsbuild } from './run-rsbuild';

/**
 * Builds an app into its `dist`.
 * @param folder of the app
 * @throws with the build's own output when it fails
 */
export function buildApp(folder: string): Promise<void> {
  return runRsbuild(folder, [], 'production');
}
