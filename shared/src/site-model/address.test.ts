import { expect, it } from 'vitest';
import { isBelowAddress, isSameAddress } from './address';

it('ignores case and trailing slash', () => {
  expect(isSameAddress('/Healthcare', '/healthcare/')).toBe(true);
  expect(isSameAddress('/about//', '/about')).toBe(true);
  expect(isSameAddress('/', '/')).toBe(true);
  expect(isSameAddress('/service', '/service/web')).toBe(false);
  expect(isSameAddress('/', '/contact')).toBe(false);
});

it('recognizes paths below another path', () => {
  expect(isBelowAddress('/Service/web/', '/service')).toBe(true);
  expect(isBelowAddress('/service', '/service')).toBe(false);
  expect(isBelowAddress('/services', '/service')).toBe(false);
});
