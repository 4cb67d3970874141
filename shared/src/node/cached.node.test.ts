import { expect, test, vi } from 'vitest';
import { cached } from './cached';

test('calls share one result, from when it is asked for until some time after it is known', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answers: ((text: string) => void)[] = [];
  const ask = vi.fn((_key: string, _by: string) => new Promise<string>((resolve) => answers.push(resolve)));
  const read = cached(1000, ask);
  const first = read('a', 'one');
  vi.advanceTimersByTime(5000);
  const second = read('a', 'other');
  answers[0]?.('known');
  expect(await Promise.all([first, second])).toEqual(['known', 'known']);
  vi.advanceTimersByTime(999);
  expect(await read('a', 'one')).toBe('known');
  expect(ask.mock.calls).toEqual([['a', 'one']]);
  vi.advanceTimersByTime(1);
  read('a', 'one');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is not cached', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('known');
  const read = cached(1000, ask);
  await expect(read('a')).rejects.toThrow('away');
  expect(await read('a')).toBe('known');
});
