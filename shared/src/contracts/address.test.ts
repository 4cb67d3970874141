import { expect, it } from 'vitest';
import { isBelowAddress, isSameAddress } from './address';

it('takes addresses for the same whatever their case and closing slash', () => {
  expect(isSameAddress('/Healthcare', '/healthcare/')).toBe(true);
  expect(isSameAddress('/about//', '/about')).toBe(true);
  expect(isSameAddress('/', '/')).toBe(true);
  expect(isSameAddress('/service', '/service/web')).toBe(false);
  expect(isSameAddress('/', '/contact')).toBe(false);
});

it('knows what lies below an address', () => {
  expect(isBelowAddress('/Service/web/', '/service')).toBe(true);
  expect(isBelowAddress('/service', '/service')).toBe(false);
  expect(isBelowAddress('/services', '/service')).toBe(false);
});
