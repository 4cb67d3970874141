import { expect, test } from 'vitest';
import config from './rsbuild.config';

test('in development, addresses of previews lead to the API, and others only for forms', async () => {
  const { server } = await config({ command: 'dev', env: 'development', envMode: 'development' });
  const [proxy] = Array.isArray(server?.proxy) ? server.proxy : [];
  const filter = proxy?.pathFilter;
  if (typeof filter !== 'function') throw new Error('The paths are not chosen by a function.');
  const isForwarded = (host: string, path: string) => filter(path, { headers: { host } } as never);
  expect(isForwarded('2ph885dcg093s23r7413d0cuor.localhost:3000', '/career')).toBe(true);
  expect(isForwarded('localhost:3000', '/career')).toBe(false);
  expect(isForwarded('localhost:3000', '/site/api.php')).toBe(true);
  // The API finds the preview by it.
  expect(proxy?.changeOrigin).toBe(false);
});
