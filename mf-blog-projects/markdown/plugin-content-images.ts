import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { imageTypes, readImage } from './content-image';

/** Adds the images of articles to the build for browsers, under the names in the articles' entries. */
export function pluginContentImages(): RsbuildPlugin {
  return {
    name: 'content-images',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        const folder = join(api.context.rootPath, 'src/content');
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!imageTypes.includes(extname(name))) continue;
          const { file, content } = readImage(join(folder, name));
          compilation.emitAsset(file, new sources.RawSource(content));
        }
      });
    },
  };
}
