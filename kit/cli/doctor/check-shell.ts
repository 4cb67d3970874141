import { type Finding, finding, unchecked } from './finding';

/** The packed shell with its release; `missing` where it is not installed, `source` where the checkout contains it. */
export type InstalledShell = { version: string } | 'missing' | 'source';

/** @param deployed the deployed release; undefined where none is */
export function checkShell(installed: InstalledShell, deployed: string | undefined): Finding {
  if (installed === 'source') return unchecked('Shell', 'this checkout contains its source');
  if (deployed === undefined) return unchecked('Shell', 'no shell is deployed');
  const version = installed === 'missing' ? undefined : installed.version;
  return finding('Shell', {
    isRight: version === deployed,
    found: version ?? 'not installed',
    expected: `${deployed}, which is deployed`,
    remedy: 'Install the site-shell that was packed from the deployed release, which the operator has.',
  });
}
