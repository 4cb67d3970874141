import { expect, test } from 'vitest';
import { countedKeys, createConcurrencyLimit } from './client-limits';

const limits = { perClient: 2, perNetwork: 3 };

test('an IPv4 client has one key, an IPv6 client also that of its network', () => {
  expect(countedKeys('192.0.2.1', limits)).toEqual([{ key: '192.0.2.1', max: 2 }]);
  expect(countedKeys('::ffff:192.0.2.1', limits)).toEqual([{ key: '192.0.2.1', max: 2 }]);
  expect(countedKeys('2001:db8:0:1::1', limits).map(({ max }) => max)).toEqual([2, 3]);
});

test('the first client of a network is not counted as the network', () => {
  const [client, network] = countedKeys('2001:db8::1', limits);
  expect(client?.key).not.toBe(network?.key);
});

test('many clients of one IPv6 network get no more than the network; others are not affected', () => {
  const take = createConcurrencyLimit(limits);
  const taken = Array.from({ length: 20 }, (_, number) => take(`2001:db8:0:${number}::1`)).filter(Boolean);
  expect(taken).toHaveLength(3);
  expect(take('2001:db8:1::1')).toBeDefined();
  expect(take('192.0.2.1')).toBeDefined();
});

test('what is given back may be taken again, and a refusal takes nothing', () => {
  const take = createConcurrencyLimit(limits);
  const first = take('2001:db8:0:1::1');
  take('2001:db8:0:1::1');
  for (let time = 0; time < 5; time += 1) expect(take('2001:db8:0:1::1')).toBeUndefined();
  expect(take('2001:db8:0:2::1')).toBeDefined();
  first?.();
  expect(take('2001:db8:0:1::1')).toBeDefined();
  expect(take('2001:db8:0:1::1')).toBeUndefined();
});
