import { chromiumFlags } from '../../tools/lib/chromium-flags';

const executablePath = process.env['CHROME_PATH'];

const createBrowserOptions = (flags: readonly string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const systemFontsFlag = '--disable-remote-fonts';
const isReduced = process.env['E2E_LOADING'] === 'reduced';

const full = { launchOptions: createBrowserOptions([]), contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * What the browser loads in a journey. In `npm test` and `npm run e2e` without `all`, `standard` uses system fonts, no
 * pictures and reduced motion, which saves a third of the time. `withPictures` is for journeys that check pictures or
 * motion, `full` for those that measure text, because the site's fonts are the same on every machine. In
 * `npm run e2e -- all` every profile loads everything.
 */
export const browserProfiles = {
  full,
  withPictures: isReduced ? { ...full, launchOptions: createBrowserOptions([systemFontsFlag]) } : full,
  standard: isReduced
    ? {
        launchOptions: createBrowserOptions([systemFontsFlag, '--blink-settings=imagesEnabled=false']),
        contextOptions: { reducedMotion: 'reduce' } as const,
      }
    : full,
};
