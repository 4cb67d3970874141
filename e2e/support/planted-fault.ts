import type { Page } from '@playwright/test';
import { contentIntegrity } from '@site/kit/release/file-hash';

/** How a page fails; what the script in the browser does for each is below. */
export type Fault = 'render' | 'effect' | 'click';

/**
 * Serves a release of careers whose careers page throws, as if it had been released so: the hashes in the documents, in the
 * record and in the entry are those of the changed files.
 */
export async function plantFault(page: Page, fault: Fault): Promise<void> {
  await page.addInitScript(breakPages, fault);
  const changed = new Map<string, string>();
  const change = (before: string, after: string) => {
    changed.set(contentIntegrity(before), contentIntegrity(after));
    return after;
  };
  const withNewHashes = (text: string) =>
    [...changed].reduce((result, [before, after]) => result.replaceAll(before, after), text);
  const read = async (address: string) => (await page.request.get(address)).text();

  const record = JSON.parse(await read('/releases.json'));
  const [{ url, extras }] = record.microFrontends['mf-careers'];
  const file: string = extras.pages['careers-page'].find((name: string) => name.includes('careers_page'));
  const chunkAddress = url.replace('remoteEntry.js', file);
  const chunk = await read(chunkAddress);
  const broken = change(chunk, chunk.replace(/Page:\(\)=>(\w+)/, 'Page:()=>breakPage($1)'));
  if (broken === chunk) throw new Error(`${chunkAddress} has no Page to break.`);
  const before = await read(url);
  const entry = change(before, withNewHashes(before));

  const javascript = (body: string) => ({ contentType: 'text/javascript', body });
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

/** Runs in the browser: defines what makes a page of a component that throws. */
function breakPages(fault: Fault): void {
  type React = typeof import('react');
  const broken = new Map<unknown, unknown>();
  const breakPage = (Page: React.ComponentType) => {
    const scope = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0]?.shareScopeMap.default;
    const [shared] = Object.values(scope?.react ?? {}) as unknown as { lib: () => React }[];
    const react = shared?.lib();
    if (!react) throw new Error('The shell shares no React.');
    return function BrokenPage() {
      const [clicked, click] = react.useState(false);
      react.useEffect(() => {
        if (fault === 'effect') throw new Error('planted');
        const listen = (event: Event) =>
          event.target instanceof Element && event.target.matches('main button') && click(true);
        document.addEventListener('click', listen);
        return () => document.removeEventListener('click', listen);
      }, []);
      if (clicked || fault === 'render') throw new Error('planted');
      return react.createElement(Page);
    };
  };
  const once = (Page: React.ComponentType) => {
    if (!broken.has(Page)) broken.set(Page, breakPage(Page));
    return broken.get(Page);
  };
  Object.assign(globalThis, { breakPage: once });
}
