import type { RsbuildPlugin } from '@rsbuild/core';
import { isFontSubset, makeFontSubset, readFontSubset } from './font-subset';

/** The name distinguishes a subset from a whole font, so that pages can preload it (`preloaded-fonts.ts`). */
const subsetName = '[name]-subset.[contenthash:10][ext]';

/** Subsets each font that a style sheet requests with `?characters=…` ({@link readFontSubset}). */
export function pluginFontSubsets(): RsbuildPlugin {
  return {
    name: 'font-subsets',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          output: {
            filename: {
              font: ({ filename = '' }) =>
                isFontSubset(filename) ? subsetName : '[name].[contenthash:10][ext]',
            },
          },
        }),
      );
      api.transform({ test: /\.woff2$/, resourceQuery: isFontSubset, raw: true }, ({ code, resourceQuery }) =>
        makeFontSubset(code, readFontSubset(resourceQuery)),
      );
    },
  };
}
