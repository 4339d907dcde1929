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
 * How much of a page a journey sees. `npm test` leaves out what a third of a journey's cost goes to: it walks in the letters of the system (each of
 * some twenty files of the site's lays a page out anew), usually without pictures and with reduced motion; `pictured` where a journey looks at
 * pictures or at what moves, `whole` where it looks at letters or measures what follows from them, for the site's own are the same on
 * every machine. `npm run e2e -- all` walks all of them whole.
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
