import { cleanup, configure } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, vi } from 'vitest';

// On a busy machine a second may pass before anything runs: what is awaited gets a limit, not a pace.
configure({ asyncUtilTimeout: 15_000 });

// Files of one worker share a simulated browser, but not what their modules have remembered.
vi.resetModules();

afterEach(() => {
  vi.useRealTimers();
});

// A file may ask for Node's environment, which has no window.
if ('window' in globalThis) afterEach(beginningOfVisit());

/** @returns what makes the next test, of whatever file, begin where a visitor begins: at the same address, with an empty document */
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
