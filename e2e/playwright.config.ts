import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'failures/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
});
