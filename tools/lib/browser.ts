import { existsSync } from 'node:fs';
import { run } from './run';

/** A Chromium without its windows does the same pages with two thirds of the work; where there is none, any will do. */
const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** GTK's small browser stands beside the library that it shows. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const find = (candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((place) => place !== undefined && existsSync(place));

/** Finds a program, or installs it where this machine's package manager has it; says what it does. */
async function foundOrInstalled(
  name: string,
  candidates: readonly (string | undefined)[],
  packages: readonly string[],
): Promise<string> {
  const found = find(candidates);
  if (found !== undefined) {
    process.stdout.write(`${name}: ${found}\n`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write(`${name}: none found; installing ${packages.join(', ')} with apt-get\n`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const installed = find(candidates);
  if (installed === undefined)
    throw new Error(`${name}: none found. Install ${packages.join(', ')}, or what your system calls them.`);
  return installed;
}

// Pages in Korean, Chinese and Japanese are drawn with them.
const fonts = 'fonts-noto-cjk';

/** Finds a Chromium or Chrome (`CHROME_PATH` names one), or installs one. */
export const browserPath = (): Promise<string> => foundOrInstalled('Browser', places, ['chromium-headless-shell', fonts]);

/** Where the other engines are, as `e2e/engines` asks for them in the environment; installed where they are missing. */
export const enginePaths = async (): Promise<Record<'FIREFOX_PATH' | 'WEBKIT_DRIVER' | 'WEBKIT_BROWSER', string>> => {
  const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth', fonts];
  return {
    FIREFOX_PATH: await foundOrInstalled(
      'Firefox',
      [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      ['firefox-esr', fonts],
    ),
    WEBKIT_DRIVER: await foundOrInstalled(
      'WebKit driver',
      [process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver'],
      webkitPackages,
    ),
    WEBKIT_BROWSER: await foundOrInstalled('WebKit', [process.env['WEBKIT_BROWSER'], ...miniBrowsers], webkitPackages),
  };
};
