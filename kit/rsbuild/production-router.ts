import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const routerFolder = dirname(dirname(createRequire(import.meta.url).resolve('react-router')));

/**
 * React Router's `exports` name only its development build, whose error screen addresses developers. Visitors get the
 * production build in the same folder (decision 006).
 */
export const productionRouterAliases = {
  'react-router$': join(routerFolder, 'production', 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'production', 'dom-export.mjs'),
};
