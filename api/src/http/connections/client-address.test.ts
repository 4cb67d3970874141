import { expect, test } from 'vitest';
import { clientOf, networkOf, proxyMatcher } from './client-address';

test('an IPv6 network is one client; IPv4 is the same in every notation', () => {
  expect(clientOf('2001:db8:0:1::1')).toBe(clientOf('2001:db8:0:1:ffff::2'));
  expect(clientOf('2001:db8:0:1::1')).not.toBe(clientOf('2001:db8:0:2::1'));
  expect(clientOf('::ffff:192.0.2.1')).toBe(clientOf('192.0.2.1'));
});

test('a port that a proxy reports makes no other client', () => {
  expect(clientOf('192.0.2.1:50123')).toBe(clientOf('192.0.2.1'));
  expect(clientOf('[2001:db8:0:1::1]:50123')).toBe(clientOf('2001:db8:0:1::1'));
  expect(networkOf('[2001:db8:0:1::1]:50123')).toBe(networkOf('2001:db8:0:1::1'));
});

test('an IPv6 /48 is one network; IPv4 has none, in any notation', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe(networkOf('2001:db8:0:ffff::2'));
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:1:1::1'));
  expect(networkOf('192.0.2.1')).toBeUndefined();
  expect(networkOf('::ffff:192.0.2.1')).toBeUndefined();
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['10.200.3.4', true],
  ['::ffff:10.1.2.3', true],
  ['fd00::1', true],
  ['11.0.0.1', false],
  ['::1', false],
])('%s among trusted proxies: %s', (address, trusted) => {
  expect(proxyMatcher(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])(address)).toBe(trusted);
});
