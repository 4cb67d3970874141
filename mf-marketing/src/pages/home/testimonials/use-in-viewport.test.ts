import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInViewport } from './use-in-viewport';

test('the last of several changes counts', () => {
  let report: (changes: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { result } = renderHook(() => useInViewport({ current: document.body }));
  expect(result.current).toBe(false);
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(result.current).toBe(true);
  act(() => report([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(result.current).toBe(false);
});
