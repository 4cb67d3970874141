import type { Step } from '@site/kit/testing/verdict/run-step';

/** The steps that depend on the Node version: all without a browser. Each step needs the previous ones. */
export const unitTests: Step = { what: 'Unit tests', command: ['vitest', 'run'] };

export const composeSite: Step = {
  what: 'Build, release and compose',
  command: ['site', 'release'],
  // The browser tests open every page.
  settings: { GATE_BROWSER: 'off' },
};

export const releaseTests: Step = {
  what: 'Releases, rollbacks and the gate',
  command: ['vitest', 'run', '--root', 'e2e/releases'],
};
