import { chromiumFlags } from '../../tools/lib/chromium-flags';

const executablePath = process.env['CHROME_PATH'];

const browserWith = (flags: readonly string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const systemLetters = '--disable-remote-fonts';
const isSpare = process.env['SEEN'] === 'spare';

/** As most guests see a page. */
const whole = { launchOptions: browserWith([]), contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * How much of a page a journey loads. `npm test` saves a third of its time with system fonts (each of some twenty font
 * files of the site causes another layout), usually without pictures and with reduced motion. Journeys that look at
 * pictures or motion are `pictured`. Journeys that look at letters or measure them are `whole`, because the fonts of
 * the site are the same on every machine. `npm run e2e -- all` loads everything in all of them.
 */
export const seen = {
  whole,
  pictured: isSpare ? { ...whole, launchOptions: browserWith([systemLetters]) } : whole,
  usual: isSpare
    ? {
        launchOptions: browserWith([systemLetters, '--blink-settings=imagesEnabled=false']),
        contextOptions: { reducedMotion: 'reduce' } as const,
      }
    : whole,
};
