import type { Page } from '@playwright/test';
import { contentIntegrity } from '@site/shared/node/content-integrity';

/** How a page fails: in its files, or in its script (`breakPage` below). */
export type Fault = FileFault | ScriptFault;

type FileFault = 'chunk' | 'byte';
type ScriptFault = 'render' | 'effect' | 'click' | 'handler' | 'script' | 'text';

/**
 * Serves a release of careers whose careers page fails, as if it had been released that way: the hashes in the documents,
 * in the record and in the entry are those of the changed files. In its document its island fails; after a click, the page.
 */
export async function plantFault(page: Page, fault: Fault): Promise<void> {
  const read = async (address: string) => (await page.request.get(address)).text();
  const { microFrontends } = JSON.parse(await read('/releases.json'));
  const [{ url, extras }] = microFrontends['mf-careers'];
  const addressOf = (module: string): string => {
    const ownFile = module.replaceAll('-', '_');
    const file = extras.pages[module].find((name: string) => name.includes(ownFile));
    return url.replace('remoteEntry.js', file);
  };
  const island = addressOf('openings-island');
  const javascript = (body: string) => ({ contentType: 'text/javascript', body });
  if (fault === 'chunk')
    return void (await page.route(`**${island}`, (route) => route.fulfill({ status: 404, body: 'gone' })));
  if (fault === 'byte') {
    const body = `${await read(island)} `;
    return void (await page.route(`**${island}`, (route) => route.fulfill(javascript(body))));
  }

  const changed = new Map<string, string>();
  const change = (before: string, after: string) => {
    changed.set(contentIntegrity(before), contentIntegrity(after));
    return after;
  };
  const withNewHashes = (text: string) =>
    [...changed].reduce((result, [before, after]) => result.replaceAll(before, after), text);
  for (const [address, name] of [
    [island, 'Island'],
    [addressOf('careers-page'), 'Page'],
  ] as const) {
    const chunk = await read(address);
    const broken = change(chunk, withBrokenExport(chunk, name, fault));
    await page.route(`**${address}`, (route) => route.fulfill(javascript(broken)));
  }
  const before = await read(url);
  const entry = change(before, withNewHashes(before));

  await page.route(`**${url}*`, (route) => route.fulfill(javascript(entry)));
  await page.route(
    ({ pathname }) => pathname === '/releases.json' || !pathname.includes('.'),
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withNewHashes(await answer.text()) });
    },
  );
}

/** In the released file itself, so that stacks name its positions like those of a built-in error. */
function withBrokenExport(chunk: string, name: 'Island' | 'Page', fault: ScriptFault): string {
  // The bundler exports a component by a function that returns it, or as a value.
  const broken = chunk
    .replace(new RegExp(`\\b${name}:\\(\\)=>(\\w+)`), `${name}:()=>brokenPage($1)`)
    .replace(`{${name}:function`, `{get ${name}(){return brokenPage(this.unbroken)},unbroken:function`);
  if (broken === chunk) throw new Error(`The script has no ${name} to break.`);
  return `globalThis.brokenPage = (${breakPage})('${fault}');\n${broken}`;
}

/** Runs in the browser: makes a function that wraps a page into a failing one. */
function breakPage(fault: ScriptFault) {
  type React = typeof import('react');
  const broken = new Map<unknown, unknown>();
  const isButton = ({ target }: Event) => target instanceof Element && target.matches('main button');

  function loadScript() {
    const script = document.createElement('script');
    script.src = 'https://third-party.example/x.js';
    document.body.append(script);
  }

  function make(Page: React.ComponentType) {
    const scope = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0]?.shareScopeMap.default;
    const [shared] = Object.values(scope?.react ?? {}) as unknown as { lib: () => React }[];
    const react = shared?.lib();
    if (!react) throw new Error('The shell shares no React.');
    const { createElement, Fragment, useEffect, useState } = react;
    return function BrokenPage(props: object) {
      const [clicked, click] = useState(false);
      useEffect(() => {
        if (fault === 'effect') throw new Error('planted');
        if (fault === 'script') loadScript();
        const listen = (event: Event) => {
          if (!isButton(event)) return;
          if (fault === 'handler') throw new Error('planted');
          click(true);
        };
        document.addEventListener('click', listen);
        return () => document.removeEventListener('click', listen);
      }, []);
      // It exists only in Node.
      const bytes = fault === 'render' ? Buffer.from('planted') : undefined;
      if (fault === 'click' && clicked) throw new Error('planted');
      return createElement(
        Fragment,
        null,
        createElement(Page, props),
        fault === 'text' && 'In the browser',
        bytes?.length,
      );
    };
  }

  return (Page: React.ComponentType) => {
    if (!broken.has(Page)) broken.set(Page, make(Page));
    return broken.get(Page);
  };
}
