import { findOrInstall } from './find-or-install';

/** A Chromium without its windows does the same pages with two thirds of the work; where there is none, any will do. */
const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** GTK's MiniBrowser is in the folder of its library. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

// Pages in Korean, Chinese and Japanese are drawn with them.
const fonts = 'fonts-noto-cjk';

/** Finds a Chromium or Chrome (`CHROME_PATH` names one), or installs one. */
export const findBrowser = (): Promise<string> => findOrInstall('Browser', places, ['chromium-headless-shell', fonts]);

/** Returns the environment variables with the paths of the other engines for `e2e/engines`. Installs missing ones. */
export const findEngines = async (): Promise<Record<'FIREFOX_PATH' | 'WEBKIT_DRIVER' | 'WEBKIT_BROWSER', string>> => {
  const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth', fonts];
  return {
    FIREFOX_PATH: await findOrInstall(
      'Firefox',
      [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      ['firefox-esr', fonts],
    ),
    WEBKIT_DRIVER: await findOrInstall(
      'WebKit driver',
      [process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver'],
      webkitPackages,
    ),
    WEBKIT_BROWSER: await findOrInstall('WebKit', [process.env['WEBKIT_BROWSER'], ...miniBrowsers], webkitPackages),
  };
};
