import { shellName } from '@site/shared/site-model/apps';
import { type Finding, finding, unchecked } from './finding';

/**
 * @param app the remote; undefined where the command runs in none
 * @param mounts which remote owns which path; undefined in records from before decision 050
 */
export function checkMount(app: string | undefined, mounts: Record<string, string> | undefined): Finding {
  if (app === undefined || app === shellName) return unchecked('Mount', 'this folder contains no remote');
  if (mounts === undefined) return unchecked('Mount', 'the deployed site reports no mounts');
  const paths = Object.keys(mounts).filter((path) => mounts[path] === app);
  return finding('Mount', {
    isRight: paths.length > 0,
    found: paths.join(', ') || 'none',
    expected: `a path of ${app}`,
    remedy: `Ask the operator for one: npm run delivery -- mounts add ${app} /path`,
  });
}
