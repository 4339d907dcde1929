import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type LanguageName, languageSetups } from './support/languages';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function listPaths(request: APIRequestContext, name: LanguageName): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')));
  return urls
    .filter(({ searchParams }) => searchParams.get('lang') === languageSetups[name].query)
    .map(({ pathname, search }) => pathname + search);
}

/** Fetches a page as a crawler does: repeats the request until the server responds with 200 instead of 503. */
async function fetchPage(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await request.get(path);
    html = await response.text();
    if (response.status() === 503) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect([path, response.status()]).toEqual([path, 200]);
  }).toPass();
  return html;
}

for (const name of Object.keys(languageSetups) as LanguageName[])
  test(`pages of the sitemap are valid HTML with one first-level heading and no error text: ${name}`, async ({
    request,
  }) => {
    const paths = await listPaths(request, name);
    expect(paths.length).toBeGreaterThan(100);
    const { errorPage, loadFailed } = languageSetups[name].texts.common;
    // Pages differ between languages only in their texts: every page is checked in Korean, every eighth in the others.
    for (const [index, path] of paths.entries()) {
      if (name !== 'ko' && index % 8 !== 0) continue;
      const html = await fetchPage(request, path);
      const { results } = await validator.validateString(html);
      const violations = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
      );
      expect([path, violations]).toEqual([path, []]);
      expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      expect(html).not.toContain(errorPage.title);
      expect(html).not.toContain(loadFailed);
      expect(html).not.toMatch(/\sid=""/);
    }
  });

test('the not-found page and pages that only the browser renders are valid HTML with one first-level heading', async ({
  request,
}) => {
  for (const path of [
    '/login',
    '/join/agreement',
    '/reservation/lookup',
    '/fnb/mypage/main',
    '/easypay/wait',
    '/nowhere',
  ]) {
    const html = await (await request.get(`${path}?lang=jp`)).text();
    const { results } = await validator.validateString(html);
    expect([path, results.flatMap(({ messages }) => messages.map(({ message }) => message))]).toEqual([path, []]);
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
  }
});

for (const [path, type] of [
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
] as const)
  test(`a file that clients request without a link is served with its content type: ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringMatching(type)]);
  });
