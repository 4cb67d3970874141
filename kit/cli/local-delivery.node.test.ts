import { expect, test, vi } from 'vitest';
import { loadDelivery } from './local-delivery';

vi.mock('../workspace', () => ({ isWorkspace: () => false, root: '/press' }));

test('outside of a checkout, a release needs a service', async () => {
  await expect(loadDelivery('local-delivery')).rejects.toThrow('Name the release service: --to');
});

test.each([
  ['delivery', 'The operator runs it there.'],
  ['start', 'npx site dev'],
  ['show-status', '/board'],
] as const)(
  'outside of a checkout, %s names what is there instead, and no service, which may be set',
  async (name, remedy) => {
    const load = loadDelivery(name);
    await expect(load).rejects.toThrow(remedy);
    await expect(load).rejects.not.toThrow('DELIVERY_URL');
  },
);
