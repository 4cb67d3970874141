import { expect, test } from 'vitest';
import { createClientCaps } from './client-caps';

const caps = () => createClientCaps({ perClient: { errors: 2 }, perNetwork: { errors: 3 } });

test('a client adds up to its limit in each period', () => {
  const admit = caps();
  const add = (period: string) => [1, 2, 3].map(() => admit('192.0.2.1', period, ['errors']));
  expect([add('1'), add('2')]).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
});

test('more clients than are kept in memory are not counted until the next period', () => {
  const admit = createClientCaps({ perClient: { errors: 2 }, perNetwork: { errors: 2 } }, 3);
  const add = (period: string) => [1, 2, 3, 4, 1].map((host) => admit(`192.0.2.${host}`, period, ['errors']));
  expect([add('1'), add('2')]).toEqual(Array(2).fill([true, true, true, false, true]));
});

test('the clients of an IPv6 /56 add no more than its network; others are not affected', () => {
  const admit = caps();
  const added = Array.from({ length: 256 }, (_, number) =>
    admit(`2001:db8:0:${number.toString(16)}::1`, '1', ['errors']),
  );
  expect(added.filter(Boolean)).toHaveLength(3);
  expect(admit('2001:db8:1::1', '1', ['errors'])).toBe(true);
  expect(admit('192.0.2.1', '1', ['errors'])).toBe(true);
});
