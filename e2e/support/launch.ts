import { chromiumFlags } from '../../tools/lib/chromium-flags';

const executablePath = process.env['CHROME_PATH'];

/**
 * How the browser of a journey is started. The site's faces come in some twenty files a page, each of which lays it out anew, a sixth of what a
 * journey costs: `npm test` reads it in the system's letters, and in the site's where it looks at those; `npm run e2e -- all` always in the
 * site's.
 */
export const launch = (faces: 'site' | 'system') => ({
  args: [...chromiumFlags, ...(faces === 'site' ? [] : ['--disable-remote-fonts'])],
  ...(executablePath === undefined ? {} : { executablePath }),
});
