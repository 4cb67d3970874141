import { expect, it } from 'vitest';
import { isSameAddress } from './address';

it('takes addresses for the same whatever their case and closing slash', () => {
  expect(isSameAddress('/Healthcare', '/healthcare/')).toBe(true);
  expect(isSameAddress('/', '/')).toBe(true);
  expect(isSameAddress('/service', '/service/web')).toBe(false);
  expect(isSameAddress('/', '/contact')).toBe(false);
});
