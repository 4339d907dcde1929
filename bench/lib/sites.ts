import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/lib/browser';
import { buildIfStale } from '../../tools/lib/build';
import { chromiumFlags } from '../../tools/lib/chromium-flags';
import { openApp, openFolder } from './running-app';
import { runWithCleanup } from './with-cleanup';

/** Measures the sites whose URLs are the command's arguments, otherwise a server that it starts. */
export async function measureSites(
  port: string,
  measure: (browser: Browser, ...sites: readonly string[]) => Promise<void>,
): Promise<void> {
  const urls = process.argv.slice(3);
  if (urls.length === 0) await buildIfStale();
  await runWithCleanup(async (open) => {
    const sites = urls.length > 0 ? urls : [(await openApp(open, await openFolder(open), port)).url];
    const executablePath = await findBrowser();
    // The cleanup closes the browser; Playwright's own signal handlers would end the process.
    const withoutSignalHandlers = { handleSIGINT: false, handleSIGTERM: false };
    const browser = await open(
      () => chromium.launch({ executablePath, args: chromiumFlags, ...withoutSignalHandlers }),
      (startedBrowser) => startedBrowser.close(),
    );
    await measure(browser, ...sites);
  });
}
