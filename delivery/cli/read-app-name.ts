import { appNamePattern } from '@site/shared/contracts/apps';

/**
 * The app that a command is for.
 * @throws when none is named; whether there is such an app shows later
 */
export function readAppName(name: string | undefined, command: 'release' | 'rollback'): string {
  if (name && appNamePattern.test(name)) return name;
  throw new Error(`Say which app: npm run ${command} -w mf-careers`);
}
