import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { copyRemote, type RemoteCopy } from './remote-copy';

/** Each is a path below /career, and the error of its page, which occurs only in a browser. */
export const faults = ['render', 'effect', 'handler', 'chunk', 'byte', 'global', 'script', 'text'] as const;

const page = `import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { useEffect } from 'react';

export const head = (_: unknown, path: string) => ({
  title: \`Fault \${path} | Malvanta\`,
  description: \`A page of a test, at \${path}, that fails in browsers and nowhere else.\`,
  path,
});

const inBrowser = typeof document !== 'undefined';

const effects: Record<string, () => unknown> = {
  effect: () => { throw new Error('planted in an effect'); },
  handler: () => setTimeout(() => { throw new Error('planted in a handler'); }),
  chunk: () => import('./missing-part'),
  byte: () => import('./changed-part'),
  script: () => {
    const script = document.createElement('script');
    script.src = 'https://third-party.example/x.js';
    document.body.append(script);
  },
};

function Broken(): string {
  throw new Error('planted while rendering');
}

/** It exists only in Node. */
function Global(): string {
  return Buffer.from('planted').toString('hex');
}

function Text() {
  return <p>{inBrowser ? 'browser' : 'Node'}</p>;
}

export function Page({ path }: PageProps) {
  const fault = path.split('/').at(-1) ?? '';
  useEffect(() => {
    effects[fault]?.();
  }, [fault]);
  return (
    <>
      <PageHeader title={fault} intro="Fails only in a browser." seed={path} />
      {fault === 'render' && inBrowser && <Broken />}
      {fault === 'global' && <Global />}
      {fault === 'text' && <Text />}
    </>
  );
}
`;

const part = (name: string) => `export const ${name} = '${name}'.repeat(20);\n`;

/** Builds careers with a page for each fault. */
export async function buildFaultyCareers(): Promise<RemoteCopy & { dist: string }> {
  const copy = await copyRemote('mf-careers');
  await copy.write('src/pages/faulty/faulty-page.tsx', page);
  await copy.write('src/pages/faulty/missing-part.ts', part('missing'));
  await copy.write('src/pages/faulty/changed-part.ts', part('changed'));
  const routesFile = join(copy.folder, 'src/routes.ts');
  const routes = await readFile(routesFile, 'utf8');
  const added = faults.map((fault) => `  '/career/${fault}': 'faulty-page',\n`).join('');
  const withFaults = routes.replace(/defineRoutes(?:<[^>]+>)?\(\{\n/, `$&${added}`);
  if (withFaults === routes) throw new Error(`${routesFile} defines no routes that a test could add to.`);
  await copy.write('src/routes.ts', withFaults);
  const dist = await copy.build();
  await breakParts(dist);
  return { ...copy, dist };
}

/** One chunk is missing in the released files; another one has a changed byte, so that its hash is wrong. */
async function breakParts(dist: string): Promise<void> {
  const folder = join(dist, 'web/static/js/async');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const fileWith = (text: string) => files[texts.findIndex((each) => each.includes(text))] ?? '';
  const missing = fileWith('"missing".repeat');
  const changed = fileWith('"changed".repeat');
  const manifest = join(dist, 'web/assets.json');
  const assets = JSON.parse(await readFile(manifest, 'utf8'));
  assets.allFiles = assets.allFiles.filter((file: string) => !file.endsWith(missing));
  await rm(join(folder, missing));
  const content = `${await readFile(join(folder, changed), 'utf8')} `;
  await writeFile(join(folder, changed), content);
  const name = Object.keys(assets.integrity).find((file) => file.endsWith(changed)) ?? '';
  assets.integrity[name] = contentIntegrity(content);
  await writeFile(manifest, JSON.stringify(assets));
}
