import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { loadAgain } from '@site/kit/rsbuild/load-again';
import { technologyLists } from '../src/entries/technology-lists';
import { drawSprite } from './sprite';

const listsFile = fileURLToPath(new URL('../src/entries/technology-lists.ts', import.meta.url));

/** Adds the sprites to the build for browsers, under the names in the entries. */
export function pluginTechnologySprites(): RsbuildPlugin {
  return {
    name: 'technology-sprites',
    setup(api) {
      let lists = technologyLists;
      // In development, a change of content draws the sprites again.
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
