import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { productionRouterAliases } from './production-router';

it('finds the production build of the router where production-router.ts expects it', () => {
  for (const file of Object.values(productionRouterAliases)) expect(existsSync(file), file).toBe(true);
});

it('is needed: the router itself exports its development build only', () => {
  expect(createRequire(import.meta.url).resolve('react-router')).toContain('/development/');
});
