import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReleasedPage } from '@site/shared/node/released-page';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import type { PageProps } from '@site/shared/site-model/page-module';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineRoutes } from '../routes/define-routes';
import { defineApp } from '../rsbuild/app-config';
import { buildHere } from '../rsbuild/testing/build-here';
import { root } from '../workspace';
import { describeThrown } from './describe-thrown';
import { loadNodeBuild } from './node-build';

interface Build {
  releasedPage: (page: string, props: PageProps) => Promise<string>;
}

const imports = `
  import { Link } from '@site/shared/navigation';
  import { Island } from '@site/shared/ui/island';
  import { InertForm } from '@site/shared/ui/inert-form';
  import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
  import { Component, forwardRef, memo, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
  import { Island as Tabs } from './tabs-island';
  import { Island as Other } from './other-island';
  export const head = { title: 'Press', description: 'News', path: '/press' };
  export const hydration = 'islands';
`;

/** The body of each page that needs React in the browser, and what its build says. */
const refused = {
  state: [
    'function Tab() { useState(0); return null; } export const Page = () => <Tab />;',
    'Tab has useState',
  ],
  effect: [
    'function Clock() { useEffect(() => {}); return null; } export const Page = () => <Clock />;',
    'Clock has useEffect',
  ],
  handler: [
    'const Button = (props) => <button {...props} />; export const Page = () => <Button onClick={() => {}} />;',
    'Button has a function as onClick',
  ],
  memo: [
    'const Tab = memo(function Tab() { useReducer((x) => x, 0); return null; }); export const Page = () => <Tab />;',
    'Tab has useReducer',
  ],
  ref: [
    'const Field = forwardRef(function Field() { return <input ref={() => {}} />; }); export const Page = () => <Field />;',
    'Field has a function as ref',
  ],
  class: [
    'class Clock extends Component { render() { return null; } } export const Page = () => <Clock />;',
    'Clock is a class',
  ],
  link: [
    'export function Page() { return <Link to="/" onClick={() => {}} />; }',
    'Page has a function as onClick',
  ],
  place: ['export function Page() { return <Link to="/" state={{}} />; }', 'Page has a link with state'],
  twice: [
    'export const Page = (page) => <><Island name="tabs-island" of={Tabs} page={page} /><Island name="tabs-island" of={Tabs} page={page} /></>;',
    'The island "tabs-island" is in its page more than once',
  ],
  alias: [
    'export const Page = (page) => <Island name="tabs-island" of={Other} page={page} />;',
    'The island "tabs-island" is not the Island of a file tabs-island.tsx',
  ],
};

const files = {
  'text-page.tsx': `${imports}
    function Words({ children }) { useRef(null); return useMemo(() => <p>{children}</p>, [children]); }
    export const Page = ({ path }) => <>
      <h1 id={useId()}>{path}</h1>
      <Words>Read <Link to="/">Home</Link> <PlaceholderLink>Soon</PlaceholderLink></Words>
      <InertForm labelledBy="x"><input /></InertForm>
    </>;`,
  'tabs-page.tsx': `${imports}
    export const Page = (page) => <main><Island name="tabs-island" of={Tabs} page={page} /></main>;`,
  'whole-page.tsx': `${imports.replace("export const hydration = 'islands';", '')}
    export const Page = (page) => <Island name="tabs-island" of={Tabs} page={page} />;`,
  'misspelled-page.tsx': `${imports.replace("'islands'", "'island'")}
    export const Page = () => null;`,
  'tabs-island.tsx': `
    import { useLocation } from '@site/shared/navigation';
    import { useId, useState } from 'react';
    export function Island({ entry }) {
      const [tab] = useState(entry);
      return <button id={useId()} onClick={() => {}}>{tab} at {useLocation().pathname}</button>;
    }`,
  'other-island.tsx': 'export const Island = () => null;',
  'agenda-page.tsx': `${imports}
    import { Agenda } from './agenda';
    export function Page({ entry }) {
      return <main><Agenda days={entry.days} /></main>;
    }`,
  'agenda.tsx': `
    interface Day { title: string }
    function titleOf(days: Day[]): string {
      return days[0].title;
    }
    export function Agenda({ days }: { days: Day[] }) {
      return <h1>{titleOf(days)}</h1>;
    }`,
  'photo-page.tsx': `${imports}
    import photo from './Café [1].png';
    export const Page = () => <img src={photo} alt="A café" />;`,
  // Larger than what the bundler puts into the script.
  'Café [1].png': 'x'.repeat(5_000),
  'undescribed-page.tsx': `${imports.replace("description: 'News'", "description: ''")}
    export const Page = () => null;`,
  'shared-page.tsx': `${imports.replace("export const hydration = 'islands';", '')}
    import { Avatar } from '@site/shared/ui/avatar';
    export function Page() {
      return <Avatar name={undefined} />;
    }`,
  ...Object.fromEntries(
    Object.entries(refused).map(([name, [body]]) => [`${name}-page.tsx`, `${imports}${body}`]),
  ),
};

const folder = await temporaryFolderOfFile();
let build: Build;
const render = async (page: string): Promise<ReleasedPage> =>
  JSON.parse(await build.releasedPage(page, { path: '/press', entry: 'news' }));

beforeAll(async () => {
  const pages = join(folder, 'src/pages');
  await mkdir(pages, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const described = { name: 'mf-press', version: '1.0.0', site: { port: 3999 } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(described));
  for (const [name, text] of Object.entries(files)) await writeFile(join(pages, name), text);
  const config = defineApp({
    folder,
    routes: async () => ({ routes: defineRoutes({ '/press': 'text-page', '/press/photo': 'photo-page' }) }),
  });
  await buildHere(folder, config);
  build = await loadNodeBuild<Build>(join(folder, 'dist'));
}, 60_000);

describe('a page that is not hydrated', () => {
  test('may have links, placeholders, forms that do nothing, ids, memoized values and refs', async () => {
    const { markup, islands } = await render('text-page');
    expect(markup).toContain('<h1 id="_page-');
    expect(islands).toEqual([]);
  });

  test('has islands that are rendered as roots of their own, with the props of the page', async () => {
    const { markup, islands } = await render('tabs-page');
    expect(markup).toMatch(
      /^<main><div data-island="tabs-island"><button id="_tabs-island-\w+">news<!-- --> at <!-- -->\/press<\/button><\/div><\/main>$/,
    );
    expect(islands).toEqual(['tabs-island']);
  });

  test.each(Object.entries(refused))('is refused, by name: %s', async (name, [, message]) => {
    await expect(render(`${name}-page`)).rejects.toThrow(message);
  });
});

test('a page with another hydration is refused, as all of it would be hydrated', async () => {
  await expect(render('misspelled-page')).rejects.toThrow(
    'misspelled-page has hydration = "island": write \'islands\', or remove the export',
  );
});

test('a page names the files that it imports as they are in its release', async () => {
  const { markup } = await render('photo-page');
  const [, name = ''] = /^<img src="asset:(static\/image\/[\w.-]+\.png)" alt="A café"\/>$/.exec(markup) ?? [];
  expect(await readdir(join(folder, 'dist/web/static/image'))).toEqual([basename(name)]);
});

test('a page that is hydrated as a whole contains its islands', async () => {
  const { markup, islands } = await render('whole-page');
  expect(markup).toMatch(/^<div data-island="tabs-island"><button id="_page-/);
  expect(islands).toBeUndefined();
});

describe('what a page throws is described with its positions in the sources of the app', () => {
  const thrownBy = async (page: string, entry: unknown) => {
    const problem = await build
      .releasedPage(page, { path: '/press', entry })
      .catch((thrown: unknown) => thrown);
    return (await describeThrown(problem, join(folder, 'dist'))).replaceAll(/\(\S*\/src\/pages\//g, '(');
  };

  test('with the function that threw and the components around it', async () => {
    const lines = await thrownBy('agenda-page', { days: [] });
    expect(lines.split('\n')).toEqual([
      "Cannot read properties of undefined (reading 'title')",
      '    at titleOf (agenda.tsx:4:22)  return days[0].title;',
      '    at Agenda (agenda.tsx:7:19)',
      '    at Page (agenda-page.tsx:13:28)',
      '    in Agenda, in Page',
    ]);
  });

  test('without positions in the kit, where its message names the mistake', async () => {
    expect(await thrownBy('misspelled-page', undefined)).not.toContain('\n');
  });

  test('with the field of a head that is not complete', async () => {
    expect(await thrownBy('undescribed-page', undefined)).toMatch(/is empty\n.*head\.description/);
  });

  test('with the page that uses a component of the shared code wrongly', async () => {
    expect(await thrownBy('shared-page', undefined)).toMatch(
      /^Cannot read .*\n {4}at \w+ \(shared\/src\/.*\n {4}in Avatar, in Page$/,
    );
  });
});
