import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/lib/browser';
import { buildIfStale } from '../../tools/lib/build';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { openFolder, openProduct } from './product';
import { withCleanup } from './with-cleanup';

export async function measureSites(
  port: string,
  measure: (browser: Browser, ...sites: readonly string[]) => Promise<void>,
): Promise<void> {
  const given = process.argv.slice(3);
  if (given.length === 0) await buildIfStale();
  await withCleanup(async (open) => {
    const sites = given.length > 0 ? given : [(await openProduct(open, await openFolder(open), port)).url];
    const executablePath = await findBrowser();
    // The cleanup ends the browser; Playwright's own handlers would end the process.
    const inTurn = { handleSIGINT: false, handleSIGTERM: false };
    const browser = await open(
      () => chromium.launch({ executablePath, args: chromiumFlags, ...inTurn }),
      (launched) => launched.close(),
    );
    await measure(browser, ...sites);
  });
}
