import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';
import { shellName } from '@site/shared/site-model/apps';
import { contentTypeOf } from '../../browser/content-type';
import { readPackedShell } from '../../layout/packed-shell';
import { developmentHostIn } from '../../release/build-app';
import { isWorkspace, root } from '../../workspace';
import { loadDelivery } from '../local-delivery';

/** Where the proxy serves the shell's development build. No deployed site has the path. */
export const hostPath = '/@site/development-host/';

/** The script and the style sheet of that build, for a document. */
export const hostScript = `${hostPath}static/js/main.js`;
export const hostStyles = `${hostPath}static/css/main.css`;

/**
 * The folder with the shell's development build: that of the packed shell, or of this checkout, which is built first
 * if its sources have changed.
 * @throws with the output of a build that fails, or with the remedy when no shell is installed
 */
export async function findDevelopmentHost(): Promise<string> {
  if (!isWorkspace(root)) return readPackedShell().developmentHost;
  await (await loadDelivery('build-apps')).buildChangedDevelopmentHost();
  return developmentHostIn(join(root, shellName));
}

/** @returns undefined where the build has no such file */
export async function readHostFile(
  folder: string,
  pathname: string,
): Promise<{ content: Buffer; type: string } | undefined> {
  try {
    const name = decodeURIComponent(pathname.slice(hostPath.length));
    const content = await readFile(insideFolder(folder, name));
    return { content, type: contentTypeOf(name) ?? 'application/octet-stream' };
  } catch {
    return undefined;
  }
}
