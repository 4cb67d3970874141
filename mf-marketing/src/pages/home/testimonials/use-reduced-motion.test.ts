import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReducedMotion } from './use-reduced-motion';

test('follows the setting as soon as it changes', () => {
  let matches = false;
  const changes = new EventTarget();
  const add = changes.addEventListener.bind(changes);
  const remove = changes.removeEventListener.bind(changes);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches, addEventListener: add, removeEventListener: remove }) as unknown as MediaQueryList,
  );
  const { result } = renderHook(useReducedMotion);
  expect(result.current).toBe(false);
  matches = true;
  act(() => void changes.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});
