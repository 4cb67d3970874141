import { afterEach, vi } from 'vitest';

// Test files of one worker share a process, but not the state of their modules.
vi.resetModules();

afterEach(() => {
  vi.useRealTimers();
});
