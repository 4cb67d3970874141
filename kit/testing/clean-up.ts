import { cleanup, configure } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, vi } from 'vitest';

// On a busy machine a second may pass before anything runs, so awaited conditions get a long limit.
configure({ asyncUtilTimeout: 15_000 });

// The test files of a worker share a simulated browser, but not the state of their modules.
vi.resetModules();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Tests in Node have no window.
if ('window' in globalThis) afterEach(beginningOfVisit());

/** @returns a function that resets the browser before the next test of any file: the same URL and an empty document */
function beginningOfVisit(): () => void {
  const { happyDOM } = window as unknown as HappyWindow;
  const { innerWidth: width, innerHeight: height } = window;
  const { href } = location;
  const root = document.documentElement;
  return () => {
    cleanup();
    happyDOM.setURL(href);
    happyDOM.setViewport({ width, height });
    document.title = '';
    document.body.replaceChildren();
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
  };
}
