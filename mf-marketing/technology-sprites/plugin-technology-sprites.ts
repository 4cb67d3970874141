import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { loadAgain } from '@site/kit/rsbuild/load-again';
import { technologyLists } from '../src/entries/technology-lists';
import { drawSprite } from './sprite';

const listsFile = fileURLToPath(new URL('../src/entries/technology-lists.ts', import.meta.url));

/** Puts the sprites into the build for browsers, under the names that the entries give them. */
export function pluginTechnologySprites(): RsbuildPlugin {
  return {
    name: 'technology-sprites',
    setup(api) {
      let lists = technologyLists;
      // A change of content draws the sprites anew in development.
      api.onBeforeDevCompile(async ({ isFirstCompile }) => {
        if (isFirstCompile) return;
        const changed = await loadAgain<{ technologyLists: typeof technologyLists }>(listsFile);
        lists = changed.technologyLists;
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const list of lists) {
          const { file, svg } = drawSprite(list);
          compilation.emitAsset(file, new sources.RawSource(svg));
        }
      });
    },
  };
}
