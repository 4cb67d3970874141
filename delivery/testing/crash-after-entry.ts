import { readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Deploys, and simulates a crash right after the entry was created: links and pointer are unchanged. */
export async function crashAfterEntry(site: string, deploy: () => Promise<unknown>): Promise<void> {
  const links = ['rollout', 'current'].map((name) => join(site, name));
  const targets = await Promise.all(links.map((link) => readlink(link)));
  const pointer = join(site, 'current.json');
  const before = await readFile(pointer);
  await deploy();
  for (const [index, link] of links.entries()) await replaceLink(link, targets[index] ?? '');
  await writeFile(pointer, before);
}

async function replaceLink(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.again`);
  await rename(`${link}.again`, link);
}
