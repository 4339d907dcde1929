import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import type { LanguageName } from './support/languages';
import { member } from './support/member';

/** Simulates a browser that stores neither cookies nor other data of this site. */
async function blockCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await ignoreServerCookies(page);
}

/** Simulates a browser or extension that discards only the server's cookies. */
async function ignoreServerCookies(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers, maxRedirects: 0 });
    const { 'set-cookie': _setCookie, ...otherHeaders } = response.headers();
    // The browser also stores cookies of responses that the route fetches.
    await page.context().clearCookies({ name: 'sid' });
    await route.fulfill({ response, headers: otherHeaders });
  });
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const browsers: readonly { name: string; languageName: LanguageName; block: (page: Page) => Promise<void> }[] = [
  { name: 'blocks cookies', languageName: 'ko', block: blockCookies },
  { name: 'drops the server’s cookies', languageName: 'ja', block: ignoreServerCookies },
];

for (const { name, languageName, block } of browsers) {
  test(`signing in asks for cookies and keeps the typed id in a browser that ${name}`, async ({ page }) => {
    const guest = new Guest(page, languageName);
    await block(page);
    await guest.open('/login');
    await page.getByRole('textbox', { name: guest.texts.login.id }).fill(member.id);
    await page.getByRole('textbox', { name: guest.texts.login.password }).fill(member.password);
    await page.getByRole('main').getByRole('button', { name: guest.texts.login.submit, exact: true }).click();
    await guest.expectAlert(guest.texts.problems.cookies_required);
    await guest.closeAlert();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('textbox', { name: guest.texts.login.id })).toHaveValue(member.id);
  });

  test(`continuing as a guest asks for cookies in a browser that ${name}`, async ({ page }) => {
    const guest = new Guest(page, languageName);
    await block(page);
    await guest.open('/login');
    await guest.getButton(guest.texts.login.asGuest).click();
    await guest.expectAlert(guest.texts.problems.cookies_required);
    await guest.closeAlert();
    await expect(page).toHaveURL(/\/login/);
  });

  test(`reserving as a guest asks for cookies and keeps the product open in a browser that ${name}`, async ({
    page,
  }) => {
    const guest = new Guest(page, languageName);
    await block(page);
    await guest.openDetail(getDayAhead(20), { dinCode: dinner.dinCode });
    await guest.setMenuCount(0, 2);
    await guest.pressReserve();
    await guest.getButton(guest.texts.guard.asGuest).click();
    await guest.expectAlert(guest.texts.problems.cookies_required);
    await guest.closeAlert();
    await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  });

  test(`signing in with a provider asks for cookies in a browser that ${name}`, async ({ page }) => {
    const guest = new Guest(page, languageName);
    await block(page);
    if (block === blockCookies) {
      await guest.open('/login/leave?loginType=KAKAO&returnUrl=/');
    } else {
      await guest.open('/kakao-oauth/result?code=x&state=y');
    }
    await expect(page.getByText(guest.texts.problems.cookies_required).first()).toBeVisible();
  });

  test(`joining asks for cookies before anything is typed in a browser that ${name}`, async ({ page }) => {
    const guest = new Guest(page, languageName);
    await block(page);
    await guest.open('/join/agreement');
    await page.getByRole('checkbox', { name: guest.texts.join.consents.all }).check();
    await guest.getButton(guest.texts.common.buttons.next).click();
    await guest.expectAlert(guest.texts.problems.cookies_required);
    await guest.closeAlert();
    await expect(page).toHaveURL(/\/join\/agreement/);
  });
}

test('the sign-in page asks for cookies until they are allowed', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.addInitScript(() => {
    const cookieProperty = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    let isBlocked = true;
    addEventListener('allow-cookies', () => {
      isBlocked = false;
    });
    Object.defineProperty(Document.prototype, 'cookie', {
      get(this: Document) {
        return isBlocked ? '' : (cookieProperty?.get?.call(this) as string);
      },
      set(this: Document, value: string) {
        if (!isBlocked) cookieProperty?.set?.call(this, value);
      },
    });
  });
  await guest.open('/login');
  const notice = page.getByRole('main').getByText(guest.texts.problems.cookies_required);
  await expect(notice).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event('allow-cookies'));
    dispatchEvent(new Event('focus'));
  });
  await expect(notice).toHaveCount(0);
});
