import { appNamePattern } from '@site/shared/site-model/apps';
import { readAppPackage } from '../app-package';

/**
 * The app that a command is for: `--app`, or the app of the folder where the command runs.
 * @throws when there is neither
 */
export function chosenApp(named: string | undefined): string {
  if (named === undefined) return readAppPackage().name;
  if (appNamePattern.test(named)) return named;
  throw new Error(`"${named}" is not the name of an app. Name one, for instance --app mf-careers`);
}
