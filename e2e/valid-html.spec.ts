import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type LanguageName, languageSetups } from './support/languages';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function listAddresses(request: APIRequestContext, name: LanguageName): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')),
  );
  return addresses
    .filter(({ searchParams }) => searchParams.get('lang') === languageSetups[name].query)
    .map(({ pathname, search }) => pathname + search);
}

/** Fetches a page as a crawler does. Fetches again if the page is not rendered in time. */
async function readPage(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const answer = await request.get(address);
    html = await answer.text();
    if (answer.status() === 503) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect([address, answer.status()]).toEqual([address, 200]);
  }).toPass();
  return html;
}

for (const name of Object.keys(languageSetups) as LanguageName[])
  test(`every page of the sitemap is valid HTML with one first-level heading and no error text: ${name}`, async ({
    request,
  }) => {
    const addresses = await listAddresses(request, name);
    expect(addresses.length).toBeGreaterThan(100);
    const { errorPage, loadFailed } = languageSetups[name].texts.common;
    // Pages differ between languages only in their texts, so all pages are checked only in Korean.
    for (const [index, address] of addresses.entries()) {
      if (name !== 'ko' && index % 8 !== 0) continue;
      const html = await readPage(request, address);
      const { results } = await validator.validateString(html);
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
      );
      expect([address, found]).toEqual([address, []]);
      expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
      expect(html).not.toContain(errorPage.title);
      expect(html).not.toContain(loadFailed);
      expect(html).not.toMatch(/\sid=""/);
    }
  });

test('the pages that only the browser renders and the error page are valid HTML', async ({ request }) => {
  for (const address of [
    '/login',
    '/join/agreement',
    '/reservation/lookup',
    '/fnb/mypage/main',
    '/easypay/wait',
    '/nowhere',
  ]) {
    const html = await (await request.get(`${address}?lang=ja`)).text();
    const { results } = await validator.validateString(html);
    expect([address, results.flatMap(({ messages }) => messages.map(({ message }) => message))]).toEqual([address, []]);
    expect([address, html.match(/<h1[ >]/g)?.length]).toEqual([address, 1]);
  }
});

for (const [path, type] of [
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
] as const)
  test(`a file that is requested without a page exists: ${path}`, async ({ request }) => {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(type)]);
  });
