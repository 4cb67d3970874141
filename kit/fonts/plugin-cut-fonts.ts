import type { RsbuildPlugin } from '@rsbuild/core';
import { cutFont, isCut, readCut } from './cut-font';

/** What the file of a cut font is called in a build, so that a page can be told of it before its styles are read. */
const nameOfCut = '[name]-cut.[contenthash:10][ext]';

/** Cuts each font that a style sheet asks for with `?characters=…` ({@link readCut}). */
export function pluginCutFonts(): RsbuildPlugin {
  return {
    name: 'cut-fonts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          output: {
            filename: {
              font: ({ filename = '' }) => (isCut(filename) ? nameOfCut : '[name].[contenthash:10][ext]'),
            },
          },
        }),
      );
      api.transform({ test: /\.woff2$/, resourceQuery: isCut, raw: true }, ({ code, resourceQuery }) =>
        cutFont(code, readCut(resourceQuery)),
      );
    },
  };
}
