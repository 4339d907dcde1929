import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { Guest } from './support/guest';

interface ErrorReport {
  readonly errorType: string;
  readonly errorMsg: string;
  readonly frameList: readonly string[];
  readonly pagePath: string | null;
}

function recordReports(
  page: Page,
): { body: ErrorReport; cookie: string | undefined; status: Promise<number | undefined> }[] {
  const reports: ReturnType<typeof recordReports> = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/app/clientError')) return;
    const status = request.response().then((response) => response?.status());
    reports.push({ body: request.postDataJSON() as ErrorReport, cookie: request.headers()['cookie'], status });
  });
  return reports;
}

/** Replaces a script of the site with a broken one, as a faulty release would. */
const breakScript = (page: Page, name: string, body: string) =>
  page.route(`**/assets/${name}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

const personalData = 'Jane Doe, jane@example.test, 010-1234-5678';
const personalDataPattern = /Jane|example\.test|1234|key=|AB2CDEFGHJ/;

test('a page that fails is reported once, with its route and without personal data', async ({ page }) => {
  const reports = recordReports(page);
  await breakScript(page, 'reservation-complete-page-*', `throw new TypeError('no guest "${personalData}"');`);
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/prod/payment/complete/20260311-AB2CDEFGHJ?key=q9ZrTkW');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.common.errorPage.title })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  await guest.getButton(guest.texts.common.buttons.retry).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.common.errorPage.title })).toBeVisible();

  const [report] = reports;
  expect(report?.body).toEqual({
    errorType: 'TypeError',
    errorMsg: 'no guest "*"',
    frameList: [expect.stringMatching(/^\/assets\/reservation-complete-page-[\w-]+\.js:1:\d+$/)],
    pagePath: '/reservation/prod/payment/complete/$resvCode',
    langCode: 'En',
    buildId: expect.stringMatching(/^entry-[\w-]{7,8}$/),
    browserName: 'Chrome',
    browserVersion: expect.any(Number),
  });
  expect(JSON.stringify(report?.body)).not.toMatch(personalDataPattern);
  expect(report?.cookie).toBeUndefined();
  expect(await report?.status).toBe(200);
  expect(reports).toHaveLength(1);
});

test('at most three uncaught errors are reported, only those of the site’s own code, and a repeated one once', async ({
  page,
}) => {
  const reports = recordReports(page);
  const guest = new Guest(page, 'ko');
  await guest.open('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // Not reported: an error of an inline script, as extensions and in-app browsers inject, an aborted request, and a
  // rejection with a text.
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('not ours');
    });
    void Promise.reject(new DOMException('left', 'AbortError'));
    void Promise.reject('a text');
  });
  // Errors of the site: a repeated one, a rejected promise, and many different ones.
  await breakScript(
    page,
    'broken-*',
    `for (let index = 0; index < 50; index += 1) setTimeout(() => { throw new RangeError('the same ' + index); });
    Promise.reject(new Error('a promise of ${personalData}'));
    for (const word of ['a', 'b', 'c', 'd']) setTimeout(() => { throw new SyntaxError('new ' + word); }, 100);`,
  );
  await Promise.all([
    page.waitForEvent('pageerror', ({ message }) => message === 'new d'),
    page.addScriptTag({ type: 'module', url: '/assets/broken-Ab12Cd34.js' }),
  ]);
  await expect.poll(() => reports.length).toBe(3);
  // No further report is sent before these are answered.
  await Promise.all(reports.map(({ status }) => status));
  expect(reports).toHaveLength(3);
  expect(reports.map(({ body }) => `${body.errorType} ${body.errorMsg}`).toSorted()).toEqual([
    'Error a promise of *, * *',
    'RangeError the same *',
    'SyntaxError new a',
  ]);
  for (const { body } of reports) expect(JSON.stringify(body)).not.toMatch(personalDataPattern);
});

test('network errors are not reported, and a report that fails causes no further error', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const reports = recordReports(page);
  await page.route('**/api/din/listByHtlCodeWithPhoto', (route) => route.abort());
  await page.route('**/api/app/clientError', (route) => route.abort());
  await guest.open('/reservation/step/2/D302?hotelCode=DJE');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.common.errorPage.title })).toBeVisible();
  expect(reports).toEqual([]);

  await breakScript(page, 'broken-*', `setTimeout(() => { throw new RangeError('one'); });`);
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/app/clientError')),
    page.addScriptTag({ type: 'module', url: '/assets/broken-Ab12Cd34.js' }),
  ]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(reports).toHaveLength(1);
  expect(errors).toEqual(['one']);
});

test('`npm run source-position` finds the source of a position in the built code', async () => {
  const root = join(import.meta.dirname, '..');
  const assets = join(root, 'apps/web/dist/assets');
  const entry = (await readdir(assets)).find((file) => /^entry-.*\.js$/.test(file)) ?? '';
  const errorText = 'The page has no #root';
  const lines = (await readFile(join(assets, entry), 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes(errorText));
  const column = lines[line]?.indexOf(`Error("${errorText}`) ?? -1;
  const position = `/assets/${entry}:${line + 1}:${column + 1}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tools/source-position.ts', position],
    { cwd: root },
  );
  const source = await readFile(join(root, 'apps/web/src/main.tsx'), 'utf8');
  const sourceLine = source.split('\n').findIndex((text) => text.includes(errorText)) + 1;
  expect(stdout).toMatch(new RegExp(`^apps/web/src/main\\.tsx:${sourceLine}:\\d+\n$`));
});
