import { expect, test } from 'vitest';
import { redirectAddress } from './redirect-address';

test.each([
  ['/career', '/old', '/career'],
  ['/career', '/old?', '/career'],
  ['/career', '/old?from=mail', '/career?from=mail'],
  ['/career?list=1', '/old?from=mail', '/career?list=1&from=mail'],
  ['/career#jobs', '/old?from=mail', '/career?from=mail#jobs'],
  ['/career', '/old#jobs', '/career#jobs'],
  ['/career', '/old?from=mail#jobs?', '/career?from=mail#jobs?'],
  ['/career#jobs', '/old#top', '/career#jobs'],
])('a redirect to %s of %s goes to %s', (target, url, expected) => {
  expect(redirectAddress(target, url)).toBe(expected);
});
