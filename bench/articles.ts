import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '@site/shared/weave/random';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { median } from './statistics';
import { copyWorkspace } from './workspace-copy';

const count = 500;
const words = [
  'van',
  'route',
  'ledger',
  'clerk',
  'dispatcher',
  'sensor',
  'stock',
  'invoice',
  'shift',
] as const;
const release = ['npm', 'run', 'release', '-w', 'mf-blog-projects', '--', '--untested'];

/** What is timed, in this order, once everything of the checkout is live. Targets in s. */
const steps = [
  { what: `${count} articles at once`, from: 0, to: count, target: 10 },
  { what: 'one article more', from: count, to: count + 1, target: 4 },
];

/** Times the release of a blog with hundreds of articles, in a copy of the workspace. */
export async function measureArticles(runs: number): Promise<void> {
  const seconds = steps.map((): number[] => []);
  for (let run = 1; run <= runs; run += 1) {
    const { folder, remove } = await copyWorkspace();
    const place = { folder, settings: { SITE_DIR: join(folder, 'site') } };
    try {
      await runCommand(['npm', 'run', 'release'], place);
      for (const [at, { from, to }] of steps.entries()) {
        await writeArticles(join(folder, 'mf-blog-projects/src/content/articles'), from, to);
        const begun = performance.now();
        await runCommand(release, place);
        seconds[at]?.push((performance.now() - begun) / 1000);
      }
    } finally {
      await remove();
    }
    console.log(`run ${run} of ${runs}`);
  }
  await writeSection('articles', [
    `Build, release and switch of the blog, in seconds. Medians of ${runs}.`,
    table(
      ['Step', 'Seconds', 'Met'],
      steps.map(({ what, target }, at) => {
        const time = median(seconds[at] ?? []);
        return verdict(`${what}: under ${target}`, time.toFixed(1), time < target);
      }),
    ),
  ]);
}

/** Writes articles of some 600 words each, the same in every run. The newest has the highest number. */
async function writeArticles(folder: string, from: number, to: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = from; number < to; number += 1)
    await writeFile(join(folder, `article-${number}.md`), article(number));
}

function article(number: number): string {
  const random = seededRandom(`article ${number}`);
  const sentence = () => `The ${Array.from({ length: 11 }, () => random.pick(words)).join(' ')}.`;
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  const part = (at: number) =>
    `## Part ${at}\n\n${paragraph()}\n\n${paragraph()} See [the services](/service).\n\n- ${sentence()}\n- ${sentence()}`;
  const date = new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10);
  return `---
title: Article ${number} about the ${random.pick(words)}
description: ${`What article ${number} is about. ${sentence()} ${sentence()}`.slice(0, 140).trim()}
date: ${date}
author: Sanika Deo
category: Logistics
tags: [Cold chain, Sensors]
---

${[paragraph(), ...[1, 2, 3, 4].map(part)].join('\n\n')}
`;
}
