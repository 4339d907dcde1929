import { chromiumFlags } from '../../tools/lib/chromium-flags';

const executablePath = process.env['CHROME_PATH'];

const browserWith = (flags: readonly string[]) => ({
  args: [...chromiumFlags, ...flags],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/**
 * How much of a page a journey sees: `whole` as most guests do; `spare` in the letters of the system, without pictures and with reduced motion, which
 * leaves out a third of what a journey costs (each of some twenty files of letters lays the page out anew). `npm test` walks spare, and whole where a
 * journey looks at those; `npm run e2e -- all` walks all whole.
 */
export const seen = {
  whole: { launchOptions: browserWith([]), contextOptions: { reducedMotion: 'no-preference' } },
  spare: {
    launchOptions: browserWith(['--disable-remote-fonts', '--blink-settings=imagesEnabled=false']),
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const;
