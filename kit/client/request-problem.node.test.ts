import { expect, test } from 'vitest';
import { requestProblem } from './request-problem';

const failed = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND release.example') });
const hint = 'only with NODE_USE_ENV_PROXY=1';

test('a request that fails behind a proxy names the setting without which Node does not use it', () => {
  const HTTPS_PROXY = 'http://proxy.example:3128';
  expect(requestProblem(failed, { HTTPS_PROXY })).toContain(hint);
  expect(requestProblem(failed, { https_proxy: HTTPS_PROXY })).toContain(hint);
  for (const environment of [{ HTTPS_PROXY, NODE_USE_ENV_PROXY: '1' }, {}])
    expect(requestProblem(failed, environment)).toBe('getaddrinfo ENOTFOUND release.example');
});
