import { languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';

let server: TestServer;
let removeSiteBuild: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSiteBuild = site.remove;
  server = await startTestServer({ dist: site.dist });
});
afterAll(async () => {
  await server.close();
  await removeSiteBuild();
});

const completionPath = '/reservation/prod/payment/complete/H0126112312345';
const getBody = async (path: string, lang: string) => (await server.app.inject({ url: `${path}?lang=${lang}` })).body;
const getCurrentStep = (html: string) =>
  /<li aria-current="step"><span[^>]*>(.*?)<\/span>(.*?)<\/li>/.exec(html)?.slice(1);

describe.each(languages)('the placeholder of a booking step before the code is loaded, in %s', (language) => {
  const { query } = languageNames[language];
  const { reservation, payment, complete } = packs[language];
  it.each([
    ['/reservation/step/2/GRILL', '2 / 5', reservation.steps.product, reservation.list.title],
    ['/reservation/prod/payment', '4 / 5', reservation.steps.payment, payment.title],
  ])('names its step: %s', async (path, number, step, title) => {
    const html = await getBody(path, query);
    expect(getCurrentStep(html)).toEqual([number, step]);
    expect(html).toContain(`<h1 class="heading">${title}</h1>`);
    expect(html).toContain('Hotel 1');
  });

  it.each([
    ['the URL', `/reservation/step/2/GRILL?resvType=pickup&lang=${query}`, {}],
    ['the cookie', `/reservation/step/2/GRILL?lang=${query}`, { resvType: 'pickup' }],
  ])('uses the texts of a pickup if %s selects one', async (_source, url, cookies) => {
    const html = (await server.app.inject({ url, cookies })).body;
    expect(getCurrentStep(html)).toEqual(['2 / 5', reservation.steps.pickupProduct]);
    expect(html).toContain(`<h1 class="heading">${reservation.list.pickupTitle}</h1>`);
    expect(html).toContain(`</span>${reservation.steps.pickupMenu}</li>`);
  });

  it.each(['', '&key=secret'])(
    'has a heading but no step on the completion page, because only the browser knows whether the reservation is new',
    async (key) => {
      const html = await getBody(completionPath, `${query}${key}`);
      expect(getCurrentStep(html)).toBeUndefined();
      expect(html).toContain(`<h1 class="heading">${complete.yours}</h1>`);
    },
  );
});

it.each(['/login', '/reservation/lookup', '/fnb/mypage/main'])(
  'the placeholder of %s names no booking step',
  async (path) => expect(getCurrentStep(await getBody(path, 'en'))).toBeUndefined(),
);
