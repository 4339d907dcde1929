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

const find = (): string | undefined => places.find((place) => place !== undefined && existsSync(place));

/** Finds a Chromium, or installs one where this machine's package manager has it; says what it does. */
export async function browserPath(): Promise<string> {
  const found = find();
  if (found !== undefined) {
    process.stdout.write(`Browser: ${found}\n`);
    return found;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write(
      'Browser: none found; installing chromium-headless-shell and fonts for Korean, Chinese and Japanese with apt-get\n',
    );
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk']);
  }
  const installed = find();
  if (installed === undefined) throw new Error('Browser: none found. Install Chromium or Chrome, or set CHROME_PATH to one.');
  return installed;
}
