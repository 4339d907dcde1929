import { defineConfig, devices } from '@playwright/test';
import { browserProfiles } from './support/browser-profiles';

// Start of the run. Workers inherit it in their environment, so that all of them count days from the same instant.
process.env['RUN_STARTED_AT'] ??= String(Date.now());

/** Runs journeys against the product started by `tools/e2e.ts`. Three workers keep two cores busy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // CI retries a failed journey, and reports it as flaky if it then passes.
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:3210',
    ...browserProfiles.standard,
    // Orders are limited by IP address: each worker has its own address, as if behind a proxy.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.1.${(process.pid >> 8) & 255}.${process.pid & 255}` },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every journey would nearly double its work; `npm run e2e -- some.spec.ts --trace on` records one.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: /phone\.spec\.ts/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /phone\.spec\.ts/,
    },
  ],
});
