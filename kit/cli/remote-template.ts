import { basename } from 'node:path';

interface NewRemote {
  name: string;
  mount: string;
  port: number;
  /** Whether it becomes a folder of the workspace, which has packages and settings. */
  inWorkspace: boolean;
  /** The versions of the tools that a separate repository installs. */
  tools: Record<string, string>;
}

/** The files of a new remote, by name: one page with content, its route, and the settings and files of its tests. */
export function remoteFiles({ name, mount, port, inWorkspace, tools }: NewRemote): Record<string, string> {
  const part = basename(mount);
  const title = `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;
  const packed = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    site: { port },
    scripts: Object.fromEntries(
      ['dev', 'build', 'test', 'release', 'rollback'].map((command) => [command, `site ${command}`]),
    ),
    ...(inWorkspace && { dependencies: { '@site/shared': '*', react: tools.react } }),
    devDependencies: inWorkspace ? { '@rsbuild/core': tools['@rsbuild/core'], '@site/kit': '*' } : tools,
  };
  return {
    'package.json': `${JSON.stringify(packed, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(inWorkspace ? workspaceTypes : ownTypes, null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.build\nplaywright-report\ntest-results\n',
    'rsbuild.config.ts': `import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  folder: import.meta.dirname,
  content: collections,
  routes: () => import('./src/routes'),
});
`,
    'vitest.config.ts': `import { defineComponentTests } from '${inWorkspace ? '../kit/testing/vitest-config.ts' : '@site/kit/testing/vitest-config'}';

export default defineComponentTests('${name}');
`,
    'playwright.config.ts': `import { defineRemoteTests } from '${inWorkspace ? '../kit/testing/playwright-config' : '@site/kit/testing/playwright-config'}';

export default defineRemoteTests(import.meta.dirname);
`,
    'src/routes.ts': `import { defineRoutes } from '@site/kit/routes/define-routes';

/** The module of each page by its name, which is the file's name. */
interface Pages {
  '${part}-page': typeof import('./pages/${part}/${part}-page');
}

/** The routes of this remote. */
export const routes = defineRoutes<Pages, '${mount}'>({
  '${mount}': '${part}-page',
});
`,
    'src/content/collections.ts': `import { defineContent } from '@site/kit/content/collections';
import { pageSchema } from './page.schema';

/** Every entry of this remote with its schema. */
export const collections = defineContent(import.meta.url, [
  { name: '${title} page', file: '${part}-page.yaml', schema: pageSchema },
]);
`,
    'src/content/page.schema.ts': `import { headDataSchema } from '@site/shared/site-model/head-data';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.regex(/\\S/, 'is empty'));

export const pageSchema = v.object({ head: headDataSchema, title: text, heading: text, text });
`,
    [`src/content/${part}-page.ts`]: `import { entryIn } from '@site/kit/content/entry-in';
import { pageSchema } from './page.schema';

export const ${part}Page = entryIn(import.meta.url, '${part}-page.yaml', pageSchema);
`,
    [`src/content/${part}-page.yaml`]: `head:
  title: ${title}
  description: What this page is about, in a sentence or two for search engines.
  path: ${mount}
title: ${title}
heading: The first section
text: The first words of a new remote.
`,
    [`src/pages/${part}/${part}-page.tsx`]: `import { PageHeader } from '@site/shared/ui/page-header';
import { TitledSection } from '@site/shared/ui/titled-section';
import { ${part}Page } from '../../content/${part}-page';

export const hydration = 'islands';

export const { head } = ${part}Page;

export function Page() {
  const { title, heading, text } = ${part}Page;
  return (
    <>
      <PageHeader title={title} seed="${mount}" />
      <TitledSection title={heading} lead={text} />
    </>
  );
}
`,
    'src/standalone.spec.ts': `import { testStandalonePages } from '@site/kit/testing/standalone-pages';
import { routes } from './routes';

testStandalonePages(routes);
`,
    [`tests/${part}.spec.ts`]: `import { expect, test } from '@site/kit/testing/journey';
import { ${part}Page } from '../src/content/${part}-page';

test('the page has its heading and its text', async ({ page }) => {
  await page.goto('${mount}');
  await expect(page.getByRole('heading', { level: 1, name: ${part}Page.title })).toBeVisible();
  await expect(page.getByText(${part}Page.text)).toBeVisible();
});
`,
  };
}

const workspaceTypes = { extends: '../tsconfig.json', include: ['.'], exclude: ['**/node_modules', 'dist'] };

const ownTypes = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node', '@rsbuild/core/types'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['.'],
  exclude: ['node_modules', 'dist'],
};
