import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@site/shared/contracts/apps';

/** A generated route, as `shell/src/routes.tsx` has them. */
export interface GeneratedRoute {
  path: string;
  remote: string;
  page: string;
}

/** The remote that the generated ones are made of, and the words of one of its pages. */
const model = {
  remote: 'mf-marketing',
  content: 'src/content/template-services/web.ts',
  name: 'Web Development',
};

/** `mf-generated-01` and so on. */
export function generatedRemotes(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `mf-generated-${numbered(at)}`);
}

/** The routes of generated remotes: as many of each, the first one the home page. */
export function generatedRoutes(remotes: string[], pagesEach: number): GeneratedRoute[] {
  const routes = remotes.flatMap((remote) =>
    pageNames(pagesEach).map((page) => ({ path: `/${remote}/${page}`, remote, page })),
  );
  return routes.map((route, at) => (at === 0 ? { ...route, path: '/' } : route));
}

/** Tells a workspace that these remotes are all it has. */
export async function nameApps(folder: string, remotes: string[]): Promise<void> {
  const lines = ['shell', ...remotes].map((name, at) => `  '${name}': { port: ${3000 + at} },`);
  await change(
    join(folder, 'shared/src/contracts/apps.ts'),
    /(?<=export const apps = \{)[\s\S]*?(?=\} as const)/,
    ['', ...lines, ''],
  );
}

/** Writes the shell's route table. */
export async function writeRoutes(folder: string, routes: GeneratedRoute[]): Promise<void> {
  await change(join(folder, 'shell/src/routes.tsx'), /(?<=siteRoutes: SiteRoute\[\] = \[)[\s\S]*?(?=\n\];)/, [
    '',
    ...routes.map((route) => `  ${JSON.stringify(route)},`),
  ]);
}

/** Writes a remote with so many pages, each of them with all the words of a real one. */
export async function writeRemote(folder: string, remote: string, routes: GeneratedRoute[]): Promise<void> {
  const [from, to] = [join(folder, model.remote), join(folder, remote)];
  await cp(join(from, 'src'), join(to, 'src'), {
    recursive: true,
    filter: (file) => !/\.(test|spec)\.tsx?$/.test(file),
  });
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  await writeFile(join(to, 'package.json'), JSON.stringify({ name: remote, version, type: 'module' }));
  await mkdir(join(to, 'src/pages/generated'));
  const words = await readFile(join(from, model.content), 'utf8');
  for (const { page, path } of routes.filter((route) => route.remote === remote)) {
    const own = words
      .replaceAll(model.name, titleOf(remote, page))
      .replace(/paths\.\w+/, JSON.stringify(path));
    await writeFile(join(to, `src/content/template-services/${page}.ts`), own);
    await writeFile(join(to, `src/pages/generated/${page}.tsx`), pageSource(page));
  }
  const exposed = routes
    .filter((route) => route.remote === remote)
    .map(({ page }) => `    '${page}': './src/pages/generated/${page}.tsx',`);
  await writeFile(join(to, 'rsbuild.config.ts'), configSource(remote, exposed));
}

/** The text that stands in every page of a generated remote, and in no other. */
export function titleOf(remote: string, page = ''): string {
  return `Generated ${containerName(remote)} ${page}`.trim();
}

function pageNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `generated-${numbered(at)}-page`);
}

function pageSource(page: string): string {
  return [
    `import { web } from '../../content/template-services/${page}';`,
    "import { TemplateServicePage } from '../template-services/template-service-page';",
    'export function Page() {',
    '  return <TemplateServicePage service={web} />;',
    '}',
    '',
  ].join('\n');
}

function configSource(remote: string, exposed: string[]): string {
  return [
    "import { defineApp } from '@site/kit/rsbuild/app-config';",
    `export default defineApp({ name: '${remote}', pages: {`,
    ...exposed,
    '} });',
    '',
  ].join('\n');
}

function numbered(at: number): string {
  return String(at + 1).padStart(3, '0');
}

async function change(file: string, what: RegExp, lines: string[]): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!what.test(before)) throw new Error(`${file} is not written as this measurement expects.`);
  await writeFile(file, before.replace(what, lines.join('\n')));
}
