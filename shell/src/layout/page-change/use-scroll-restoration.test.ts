import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration';

it('turns scroll restoration off while the site is open, and on for a reload', () => {
  const { unmount } = renderHook(useScrollRestoration);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  unmount();
  expect(history.scrollRestoration).toBe('auto');
});
