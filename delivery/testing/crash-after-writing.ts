import { readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes a step of a rollout, and leaves the site as a crash right after the step was written to disk does: links and log are as before. */
export async function crashAfterWriting(site: string, step: () => Promise<unknown>): Promise<void> {
  const links = ['rollout', 'current'].map((name) => join(site, name));
  const targets = await Promise.all(links.map((link) => readlink(link)));
  const logFiles = ['log.jsonl', 'log-head.json'].map((name) => join(site, 'delivery', name));
  const log = await Promise.all(logFiles.map((file) => readFile(file)));
  await step();
  for (const [index, link] of links.entries()) await replaceLink(link, targets[index] ?? '');
  for (const [index, file] of logFiles.entries()) await writeFile(file, log[index] ?? '');
}

export async function replaceLink(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.again`);
  await rename(`${link}.again`, link);
}
