import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '@site/shared/weave/random';

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

/** Writes articles of some 600 words each, the same in every run. The newest has the highest number. */
export async function writeArticles(folder: string, from: number, to: number): Promise<void> {
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
