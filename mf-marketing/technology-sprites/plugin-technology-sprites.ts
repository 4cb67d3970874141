import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { loadAgain } from '@site/kit/rsbuild/load-again';
import { technologyLists } from '../src/entries/technology-lists';
import { spriteRules, spriteSvg } from './sprite';

const listsFile = fileURLToPath(new URL('../src/entries/technology-lists.ts', import.meta.url));
const content = fileURLToPath(new URL('../src/content', import.meta.url));

/**
 * Draws one sprite for each list of technologies, so that a page asks for one file instead of one for each logo.
 * A sprite of all logos would weigh five times as much as the largest of these.
 */
export function pluginTechnologySprites(): RsbuildPlugin {
  return {
    name: 'technology-sprites',
    setup(api) {
      let lists = Promise.resolve(technologyLists);
      // A change of content draws the sprites anew in development.
      api.onBeforeDevCompile(({ isFirstCompile }) => {
        if (!isFirstCompile)
          lists = loadAgain<{ technologyLists: typeof technologyLists }>(listsFile).then(
            (changed) => changed.technologyLists,
          );
      });
      api.transform({ test: /technology-logo\.module\.css$/ }, async ({ code, addContextDependency }) => {
        addContextDependency(content);
        return code + spriteRules(await lists);
      });
      api.transform(
        { test: /technology-logo[\\/]sprite\.svg$/ },
        async ({ resourceQuery, addContextDependency }) => {
          addContextDependency(content);
          return spriteSvg((await lists)[new URLSearchParams(resourceQuery).get('of') ?? ''] ?? []);
        },
      );
    },
  };
}
