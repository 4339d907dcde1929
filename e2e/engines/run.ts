import { mkdirSync } from 'node:fs';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { reserve } from './journey';
import { checkPages } from './pages';
import { startWebkit } from './webkit';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const screenshotFolder = 'test-results/engines';
/** CI retries a failed journey, and reports it as flaky if it then passes. */
const maxRetries = Number(process.env['E2E_RETRIES'] ?? 0);

async function runJourneys(engine: Engine, languages: readonly string[], daysAhead: number): Promise<number> {
  let failedCount = 0;
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...languages.map((lang) => [`every page, in ${lang}`, () => checkPages(engine, site, lang)] as const),
    [
      'a table is booked and paid in the provider’s window',
      () => reserve(engine, site, { daysAhead, blocksWindows: false }),
    ],
    [
      'a table is booked and paid while pop-ups are blocked',
      () => reserve(engine, site, { daysAhead: daysAhead + 2, blocksWindows: true }),
    ],
  ];
  for (const [description, step] of steps) {
    let remainingRetries = maxRetries;
    for (let isDone = false; !isDone; remainingRetries -= 1) {
      try {
        await step();
        console.log(`  ✓ ${engine.name}: ${description}${remainingRetries === maxRetries ? '' : ' (flaky)'}`);
        isDone = true;
      } catch (error) {
        isDone = remainingRetries === 0;
        if (isDone) failedCount += 1;
        const message = error instanceof Error ? error.message : String(error);
        console.log(`  ✗ ${engine.name}: ${description}\n    ${message}`);
        mkdirSync(screenshotFolder, { recursive: true });
        const file = `${screenshotFolder}/${engine.name}-${description.slice(0, 30)}.png`;
        await engine.takeScreenshot(file).catch(() => undefined);
        await engine.switchToFirstWindow();
      }
    }
  }
  await engine.close();
  return failedCount;
}

const { FIREFOX_PATH = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '' } = process.env;
const failedCount =
  (await runJourneys(await startFirefox(FIREFOX_PATH), ['en', 'jp'], 20)) +
  (await runJourneys(await startWebkit({ driverPath: WEBKIT_DRIVER, browserPath: WEBKIT_BROWSER }), ['ko', 'cn'], 30));
console.log(failedCount === 0 ? 'engines: all passed' : `engines: ${failedCount} failed`);
process.exitCode = failedCount === 0 ? 0 : 1;
