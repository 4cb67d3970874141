import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginFontSubsets } from '@site/kit/fonts/plugin-font-subsets';

/** All components in all states on one page, for their developers: `npm run gallery` from the root. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact(), pluginFontSubsets()],
  source: { entry: { gallery: './main.tsx' } },
  html: {
    template: fileURLToPath(new URL('../../kit/rsbuild/document.html', import.meta.url)),
    title: 'Gallery',
  },
  output: {
    cssModules: { namedExport: false, exportLocalsConvention: 'camelCaseOnly' },
  },
  server: { port: 3010, strictPort: true },
});
