import { appNamePattern } from '@site/shared/site-model/apps';
import { type AppPackage, findAppPackage, readAppPackage } from '../app-package';
import { isWorkspace } from '../workspace';

/**
 * The app that a command is for: `--app`, or the app of the folder where the command runs.
 * @param example how this command names an app
 * @throws when there is neither
 */
export function chosenApp(named: string | undefined, example = '--app mf-careers'): string {
  if (named === undefined) return appHere(example).name;
  if (appNamePattern.test(named)) return named;
  throw new Error(`"${named}" is not the name of an app. Name one, for instance ${example}`);
}

/**
 * The app of the folder where the command runs.
 * @param example how this command names another app
 * @throws when the folder contains none
 */
export function appHere(example: string): AppPackage {
  const folder = process.cwd();
  if (!isWorkspace(folder) || findAppPackage(folder)) return readAppPackage(folder);
  throw new Error(`${folder} has several apps. Name one (${example}), or run this in its folder.`);
}
