import { EventEmitter, once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import timers, { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givingWay, goFirst, takePrecedence } from './give-way';

test('a release that gives way waits for all rollbacks, even for one that fails', async () => {
  const rollbacks = new EventEmitter();
  const order: string[] = [];
  const first = goFirst(() => once(rollbacks, 'first'));
  const waiting = givingWay()().then(() => order.push('page'));
  const failing = goFirst(async () => {
    await once(rollbacks, 'second');
    order.push('second');
    throw new Error('There is no release mf-careers 1.0.0.');
  });
  rollbacks.emit('first');
  await first;
  rollbacks.emit('second');
  await expect(failing).rejects.toThrow('There is no release');
  await waiting;
  expect(order).toEqual(['second', 'page']);
});

test('without a rollback nothing waits', async () => {
  await expect(givingWay()()).resolves.toBeUndefined();
});

test('rollbacks without end hold up a release for a limited time in all', async () => {
  const rollbacks = new EventEmitter();
  const endless = goFirst(() => once(rollbacks, 'end'));
  const giveWay = givingWay(undefined, 50);
  await giveWay();
  const again = giveWay().then(() => 'at once');
  expect(await Promise.race([again, setImmediate('after another pause')])).toBe('at once');
  const ended = new AbortController();
  const waiting = givingWay(ended.signal)();
  ended.abort();
  await waiting;
  rollbacks.emit('end');
  await endless;
});

test('a rollback waits for a release that others came before too often, for a limited time', async () => {
  const releases = new EventEmitter();
  const order: string[] = [];
  const release = takePrecedence(() => once(releases, 'end')).then(() => order.push('release'));
  const rollback = goFirst(async () => order.push('rollback'));
  releases.emit('end');
  await Promise.all([release, rollback]);
  expect(order).toEqual(['release', 'rollback']);

  const endless = takePrecedence(() => once(releases, 'end'));
  await goFirst(async () => order.push('impatient'), 20);
  releases.emit('end');
  await endless;
});

test('a rollback waits longer than such a release takes with a browser check during a rollout', async () => {
  const limits: unknown[] = [];
  const waiting = vi.spyOn(timers, 'setTimeout').mockImplementation((ms) => {
    limits.push(ms);
    return new Promise(() => {});
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    waiting.mockRestore();
    syncBuiltinESMExports();
  });
  const releases = new EventEmitter();
  const release = takePrecedence(() => once(releases, 'end'));
  const rollback = goFirst(async () => 'rolled back');
  releases.emit('end');
  await release;
  expect(await rollback).toBe('rolled back');
  expect(limits).toEqual([expect.closeTo(30_000, -3)]);
});
