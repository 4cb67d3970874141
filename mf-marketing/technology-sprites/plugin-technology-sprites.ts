import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { technologyLists } from '../src/content/technology-lists';
import { spriteRules, spriteSvg } from './sprite';

const listsFile = fileURLToPath(new URL('../src/content/technology-lists.ts', import.meta.url));

/**
 * Draws one sprite for each list of technologies, so that a page asks for one file instead of one for each logo.
 * A sprite of all logos would weigh five times as much as the largest of these.
 */
export function pluginTechnologySprites(): RsbuildPlugin {
  return {
    name: 'technology-sprites',
    setup(api) {
      // The bundler runs the content itself, so that a change of content draws the sprites anew in development.
      type Content = { technologyLists: typeof technologyLists };
      api.transform({ test: /technology-logo\.module\.css$/ }, async ({ code, importModule }) => {
        const { technologyLists } = await importModule<Content>(listsFile);
        return code + spriteRules(technologyLists);
      });
      api.transform({ test: /technology-logo[\\/]sprite\.svg$/ }, async ({ resourceQuery, importModule }) => {
        const { technologyLists } = await importModule<Content>(listsFile);
        return spriteSvg(technologyLists[new URLSearchParams(resourceQuery).get('of') ?? ''] ?? []);
      });
    },
  };
}
