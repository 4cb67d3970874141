import * as own from 'react-refresh/cjs/react-refresh-runtime.development.js';

// In development each build gets this module in place of `react-refresh/runtime` (kit/rsbuild/plugin-fast-refresh.ts).
// React reports to one refresh runtime for the whole page. It must exist before React: the shell, or a standalone remote,
// provides it.

declare global {
  var siteRefreshRuntime: typeof own | undefined;
  var siteReportOnce: ((thrown: unknown) => void) | undefined;
}

/** Of this build: `i` are functions that may replace how a module is executed. */
declare const __webpack_require__: {
  i?: ((execution: { factory: (...parts: unknown[]) => unknown }) => void)[];
};

/** Dispatched on the window when changed components have been rendered. */
export const refreshedEvent = 'site-refreshed';

let isFirst = false;
if (!globalThis.siteRefreshRuntime) {
  isFirst = true;
  globalThis.siteRefreshRuntime = own;
}
const runtime = globalThis.siteRefreshRuntime;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType } = runtime;

const reported = new WeakSet<object>();

/**
 * Shows an error in the overlay and the terminal, with its position in the sources; the same error only once. The
 * function is that of the page's first build, and begins a task of its own: an error that a script of another origin
 * reports is only "Script error" to the page.
 */
globalThis.siteReportOnce ??= (thrown) => {
  if (typeof thrown === 'object' && thrown !== null) {
    if (reported.has(thrown)) return;
    reported.add(thrown);
  }
  setTimeout(() => reportError(thrown));
};
export const reportOnce = globalThis.siteReportOnce;

// The refresh plugin would only log what a changed module throws when it is executed, and keep the page as it was.
__webpack_require__.i?.push((execution) => {
  const { factory } = execution;
  execution.factory = function (this: unknown, ...parts) {
    try {
      return factory.apply(this, parts);
    } catch (thrown) {
      reportOnce(thrown);
      throw thrown;
    }
  };
});

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
