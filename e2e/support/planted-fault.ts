import type { Page } from '@playwright/test';
import { contentIntegrity } from '@site/shared/node/content-integrity';

/** How a page fails: in its files, or in its script (`breakPage` below). */
export type Fault = FileFault | ScriptFault;

type FileFault = 'chunk' | 'byte';
type ScriptFault = 'render' | 'effect' | 'click' | 'handler' | 'global' | 'script' | 'text';

/**
 * Serves a release of careers whose careers page fails, as if it had been released that way: the hashes in the documents,
 * in the record and in the entry are those of the changed files.
 */
export async function plantFault(page: Page, fault: Fault): Promise<void> {
  const read = async (address: string) => (await page.request.get(address)).text();
  const { microFrontends } = JSON.parse(await read('/releases.json'));
  const [{ url, extras }] = microFrontends['mf-careers'];
  const file: string = extras.pages['careers-page'].find((name: string) => name.includes('careers_page'));
  const chunkAddress = url.replace('remoteEntry.js', file);
  const javascript = (body: string) => ({ contentType: 'text/javascript', body });
  if (fault === 'chunk')
    return void (await page.route(`**${chunkAddress}`, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    ));

  const chunk = await read(chunkAddress);
  if (fault === 'byte')
    return void (await page.route(`**${chunkAddress}`, (route) => route.fulfill(javascript(`${chunk} `))));

  const changed = new Map<string, string>();
  const change = (before: string, after: string) => {
    changed.set(contentIntegrity(before), contentIntegrity(after));
    return after;
  };
  const withNewHashes = (text: string) =>
    [...changed].reduce((result, [before, after]) => result.replaceAll(before, after), text);
  // In the released file itself, so that stacks name its positions like those of a built-in error.
  const planted = `globalThis.brokenPage = (${breakPage})('${fault}');\n${chunk.replace(/Page:\(\)=>(\w+)/, 'Page:()=>brokenPage($1)')}`;
  if (!planted.includes('brokenPage(')) throw new Error(`${chunkAddress} has no Page to break.`);
  const broken = change(chunk, planted);
  const before = await read(url);
  const entry = change(before, withNewHashes(before));

  await page.route(`**${chunkAddress}`, (route) => route.fulfill(javascript(broken)));
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
      if (fault === 'render' || (fault === 'click' && clicked)) throw new Error('planted');
      // It exists only in Node.
      const bytes = fault === 'global' ? Buffer.from('planted') : undefined;
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
