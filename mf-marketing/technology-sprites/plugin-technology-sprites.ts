import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { loadAgain } from '@site/kit/rsbuild/load-again';
import { reportErrors } from '@site/kit/rsbuild/report-errors';
import { drawSprite } from './sprite';

const listsFile = fileURLToPath(new URL('../src/entries/technology-lists.ts', import.meta.url));

/** Adds the sprites to the build for browsers, under the names in the entries. */
export function pluginTechnologySprites(): RsbuildPlugin {
  return {
    name: 'technology-sprites',
    setup(api) {
      // In development, a change of content draws the sprites again.
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        await reportErrors(compilation, async () => {
          const { technologyLists } =
            await loadAgain<typeof import('../src/entries/technology-lists')>(listsFile);
          for (const list of technologyLists) {
            const { file, svg } = drawSprite(list);
            compilation.emitAsset(file, new sources.RawSource(svg));
          }
        });
      });
    },
  };
}
