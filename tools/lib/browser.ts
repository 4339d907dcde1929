import { findOrInstall } from './find-or-install';

/** chromium-headless-shell needs a third less CPU time for the same pages. */
const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const cjkFonts = 'fonts-noto-cjk';

/** Finds Chromium or Chrome, or installs one. `CHROME_PATH` overrides. */
export const findBrowser = (): Promise<string> =>
  findOrInstall('Browser', places, ['chromium-headless-shell', cjkFonts]);

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
    WEBKIT_BROWSER: await findOrInstall('WebKit', [process.env['WEBKIT_BROWSER'], ...miniBrowsers], webkitPackages),
  };
};
