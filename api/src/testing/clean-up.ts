import { afterEach, vi } from 'vitest';

// Files of one worker share a process, but not what their modules have remembered.
vi.resetModules();

afterEach(() => {
  vi.useRealTimers();
});
