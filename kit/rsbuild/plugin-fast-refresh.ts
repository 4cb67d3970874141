import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const runtime = fileURLToPath(new URL('../federation/refresh-runtime.ts', import.meta.url));

/**
 * Fast Refresh for an app that is part of a page of several apps.
 * - All apps of a page use one refresh runtime.
 * - A change of a page is rendered without a reload, though its file exports `head` next to its component. The document is
 *   reloaded when the head itself has changed.
 */
export function pluginFastRefresh(name: string): RsbuildPlugin {
  return {
    name: 'fast-refresh',
    setup(api) {
      api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, {
          source: { define: { 'process.env.SITE_APP': JSON.stringify(name) } },
        }),
      );
      // Not an alias: the plugin of React sets one for the whole package, which has precedence.
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) =>
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, runtime)),
      );
      api.transform(
        { test: /[\\/]src[\\/]pages[\\/].*-page\.tsx$/, order: 'pre' },
        ({ code }) => code + acceptPage,
      );
    },
  };
}

/**
 * The runtime is imported as by the code that the refresh plugin adds. The head is read from the exports, as a page may export
 * that of another module: `export { head } from './press-head'`.
 */
const acceptPage = `
import { performReactRefresh as refreshPage } from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  const { head: pageHead } = __webpack_module__.exports;
  const describedHead = typeof pageHead === 'function' ? String(pageHead) : JSON.stringify(pageHead);
  const { data } = import.meta.webpackHot;
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.describedHead = describedHead; });
  if (data && data.describedHead !== describedHead) location.reload();
  else if (data) setTimeout(refreshPage);
}
`;
