import { findOrInstall } from './find-or-install';

/** In order of preference: chromium-headless-shell needs a third less CPU time for the same pages. */
const chromiumPaths = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Paths of MiniBrowser, WebKit's own test browser. */
const webkitPaths = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const cjkFonts = 'fonts-noto-cjk';

/** Returns the path of Chromium or Chrome (first `CHROME_PATH`). If none is found, installs Chromium. @throws Error */
export const findBrowser = (): Promise<string> =>
  findOrInstall('Browser', chromiumPaths, ['chromium-headless-shell', cjkFonts]);

/** Returns the paths of Firefox and WebKit as environment variables. Installs what is missing. @throws Error */
export const findEngines = async (): Promise<Record<'FIREFOX_PATH' | 'WEBKIT_DRIVER' | 'WEBKIT_BROWSER', string>> => {
  const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth', cjkFonts];
  return {
    FIREFOX_PATH: await findOrInstall(
      'Firefox',
      [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      ['firefox-esr', cjkFonts],
    ),
    WEBKIT_DRIVER: await findOrInstall(
      'WebKit driver',
      [process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver'],
      webkitPackages,
    ),
    WEBKIT_BROWSER: await findOrInstall('WebKit', [process.env['WEBKIT_BROWSER'], ...webkitPaths], webkitPackages),
  };
};
