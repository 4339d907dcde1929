import { mkdirSync } from 'node:fs';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { reserve } from './journey';
import { checkPages } from './pages';
import { startWebkit } from './webkit';

const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
const folder = 'test-results/engines';
/** CI retries a failed journey and reports it. */
const retries = Number(process.env['E2E_RETRIES'] ?? 0);

async function runJourneys(engine: Engine, languages: readonly string[], days: number): Promise<number> {
  let failed = 0;
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...languages.map((lang) => [`every page, in ${lang}`, () => checkPages(engine, site, lang)] as const),
    ['a table, paid in the provider’s window', () => reserve(engine, site, { days, inApp: false })],
    ['a table, paid where no window opens', () => reserve(engine, site, { days: days + 2, inApp: true })],
  ];
  for (const [what, step] of steps) {
    let left = retries;
    for (let done = false; !done; left -= 1) {
      try {
        await step();
        console.log(`  ✓ ${engine.name}: ${what}${left === retries ? '' : ' (unsteady)'}`);
        done = true;
      } catch (error) {
        done = left === 0;
        if (done) failed += 1;
        console.log(`  ✗ ${engine.name}: ${what}\n    ${error instanceof Error ? error.message : String(error)}`);
        mkdirSync(folder, { recursive: true });
        await engine.takeScreenshot(`${folder}/${engine.name}-${what.slice(0, 30)}.png`).catch(() => undefined);
        await engine.switchToFirstWindow();
      }
    }
  }
  await engine.close();
  return failed;
}

const { FIREFOX_PATH = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '' } = process.env;
const failed =
  (await runJourneys(await startFirefox(FIREFOX_PATH), ['en', 'jp'], 20)) +
  (await runJourneys(await startWebkit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER }), ['ko', 'cn'], 30));
console.log(failed === 0 ? 'engines: all passed' : `engines: ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
