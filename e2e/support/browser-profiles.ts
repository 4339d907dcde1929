import { chromiumFlags } from '../../tools/lib/chromium-flags';

const executablePath = process.env['CHROME_PATH'];

const createBrowserOptions = (flags: readonly string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const systemLetters = '--disable-remote-fonts';
const isSpare = process.env['SEEN'] === 'spare';

const whole = { launchOptions: createBrowserOptions([]), contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * What the browser loads in a journey. `npm test` saves a third of its time with system fonts, usually without pictures
 * and with reduced motion. Journeys that check pictures or motion are `pictured`; journeys that check or measure text
 * are `whole`, because the site's fonts are the same on every machine. `npm run e2e -- all` loads everything.
 */
export const browserProfiles = {
  whole,
  pictured: isSpare ? { ...whole, launchOptions: createBrowserOptions([systemLetters]) } : whole,
  usual: isSpare
    ? {
        launchOptions: createBrowserOptions([systemLetters, '--blink-settings=imagesEnabled=false']),
        contextOptions: { reducedMotion: 'reduce' } as const,
      }
    : whole,
};
