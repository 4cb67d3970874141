import type { RsbuildPlugin } from '@rsbuild/core';
import { cutFont, isCut, readCut } from './cut-font';

/** What the file of a cut font is called in a build, so that a page can be told of it before its styles are read. */
const nameOfCut = '[name]-cut.[contenthash:10][ext]';

/**
 * The files of a build that are cut fonts: with them a page is read, the whole ones are for rare characters.
 * In the order of the alphabet, whichever was cut first; that is also the heading's font first, the larger one, which
 * then takes the connection that is open already.
 */
export function cutFontsAmong(files: string[]): string[] {
  return files.filter((file) => /-cut\.\w+\.woff2$/.test(file)).sort();
}

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
      api.transform({ test: /\.woff2$/, raw: true }, async ({ code, resourceQuery }) =>
        isCut(resourceQuery) ? cutFont(code, readCut(resourceQuery)) : code,
      );
    },
  };
}
