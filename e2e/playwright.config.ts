import { defineConfig, devices } from '@playwright/test';
import { seen } from './support/seen';

// When the run began by the clock of the journeys; each worker finds it in its environment.
process.env['RUN_BEGAN'] ??= String(Date.now());

/**
 * Journeys against a product that `tools/e2e.ts` has started. A journey waits for a part of its time: three of them
 * keep two cores busy.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // None at a desk. A build asks a failed journey once more, and names it as unsteady where it passes then.
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:3210',
    ...seen.usual,
    // One address orders so many times in ten minutes: each worker comes from one of its own, as if through a proxy.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.1.${(process.pid >> 8) & 255}.${process.pid & 255}` },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording every journey nearly doubles its work; `npm run e2e -- some.spec.ts --trace on` records one.
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
