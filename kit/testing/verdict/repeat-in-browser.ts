import { candidateFolder } from '@site/shared/node/candidate';

/**
 * The command that repeats the browser tests of a remote. Without its composed build, they would open only pages alone.
 * @param composed the app whose build is composed; undefined where there is none
 */
export function repeatInBrowser(composed: string | undefined, sameLook: boolean): string {
  const candidate = composed === undefined ? '' : `CANDIDATE=${candidateFolder(composed)} `;
  return `${candidate}${sameLook ? 'DIFFERENCES=refused ' : ''}npx playwright test`;
}
