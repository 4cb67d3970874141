import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const routerFolder = dirname(dirname(createRequire(import.meta.url).resolve('react-router')));

/**
 * React Router's `exports` name its development build only, which explains itself to developers on the error screen.
 * Visitors get the production build that lies beside it (decision 006).
 */
export const productionRouterAliases = {
  'react-router$': join(routerFolder, 'production', 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'production', 'dom-export.mjs'),
};
