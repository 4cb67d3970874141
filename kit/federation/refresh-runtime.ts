import * as own from 'react-refresh/cjs/react-refresh-runtime.development.js';

// In development each build gets this module in place of `react-refresh/runtime` (kit/rsbuild/plugin-fast-refresh.ts).
// React reports to one refresh runtime for the whole page. It must exist before React: the shell, or a standalone remote,
// provides it.

declare global {
  var siteRefreshRuntime: typeof own | undefined;
}

/** Dispatched on the window when changed components have been rendered. */
export const refreshedEvent = 'site-refreshed';

let isFirst = false;
if (!globalThis.siteRefreshRuntime) {
  isFirst = true;
  globalThis.siteRefreshRuntime = own;
}
const runtime = globalThis.siteRefreshRuntime;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType } = runtime;

/** Each app of the page calls it. A second hook would see each commit twice. */
export function injectIntoGlobalHook(page: typeof globalThis): void {
  if (isFirst) runtime.injectIntoGlobalHook(page);
}

/** Two apps may contain the same module of `shared`, whose components belong to the app's own build. */
export function register(type: unknown, id: string): void {
  runtime.register(type, `${process.env.SITE_APP} ${id}`);
}

export function performReactRefresh(): object | null {
  const update = runtime.performReactRefresh();
  dispatchEvent(new Event(refreshedEvent));
  return update;
}
