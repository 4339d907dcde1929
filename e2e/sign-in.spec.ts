import { expect, type Page, test } from '@playwright/test';
import { joinWithProfile, post } from './support/api';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { member, signIn, signInByApi } from './support/member';
import {
  ConsentPage,
  createProviderAccount,
  groupWebsiteUrl,
  injectSignInFault,
  type StandIn,
} from './support/provider-sign-in';

test.use(createIpAddressOptions());

const providers = [
  { loginType: 'KAKAO', standIn: 'kakao', button: 'kakao', quickRunLanguage: 'ko', isQuickRunOnPhone: false },
  { loginType: 'NAVER', standIn: 'naver', button: 'naver', quickRunLanguage: 'cn', isQuickRunOnPhone: true },
  { loginType: 'GOOGLE', standIn: 'google', button: 'google', quickRunLanguage: 'ja', isQuickRunOnPhone: false },
] as const;
type LoginType = (typeof providers)[number]['loginType'];

const names = Object.keys(languageSetups) as LanguageName[];
const phoneSize = { width: 390, height: 844 };

const getProviderButton = (guest: Guest, button: 'kakao' | 'naver' | 'google') =>
  guest.getButton(guest.texts.login[button]);
const getSignedInName = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name).filter({ visible: true });

/** Opens the provider's consent page, in its own window or, on a phone, in the same one. */
async function openConsentPage(
  guest: Guest,
  button: 'kakao' | 'naver' | 'google',
  isSameWindow = false,
): Promise<ConsentPage> {
  const pressButton = () => getProviderButton(guest, button).click();
  const [page] = isSameWindow
    ? [guest.page, await pressButton()]
    : await Promise.all([guest.page.waitForEvent('popup'), pressButton()]);
  await page.locator('button[value="agree"]').waitFor();
  return new ConsentPage(page);
}

async function expectFailure(guest: Guest, loginType: LoginType): Promise<void> {
  const { socialFailed, providers: providerNames } = guest.texts.login;
  await guest.expectAlert(socialFailed.replace('{{provider}}', providerNames[loginType]));
  await guest.closeAlert();
  await expect(guest.page).toHaveURL(/\/login$/);
  await expect(
    guest.page.getByRole('banner').getByRole('button', { name: guest.texts.common.header.logout }),
  ).toHaveCount(0);
}

for (const { loginType, standIn, button, quickRunLanguage, isQuickRunOnPhone } of providers) {
  for (const name of names) {
    for (const isOnPhone of [false, true]) {
      const place = isOnPhone ? 'on a phone' : 'in a window of its own';
      test(
        `signing in with ${loginType} ${place} asks an unknown person to join and signs a member in, in ${name}`,
        tagFullRun(name === quickRunLanguage && isOnPhone === isQuickRunOnPhone),
        async ({ browser }) => {
          const context = await browser.newContext(
            isOnPhone ? { viewport: phoneSize, hasTouch: true, isMobile: true } : {},
          );
          const guest = new Guest(await context.newPage(), name);
          const { page } = guest;
          const account = await createProviderAccount(standIn);
          await guest.open('/fnb/prom/main');
          if (isOnPhone) await guest.getButton(guest.texts.common.header.openMenu).click();
          await page.getByRole('banner').getByRole('link', { name: guest.texts.common.header.login }).click();
          await (await openConsentPage(guest, button, isOnPhone)).agree(account.subject);
          await guest.expectAlert(guest.texts.login.notJoined);
          await guest.getButton(guest.texts.login.join).click();
          await expect(page).toHaveURL(new RegExp(`/join/agreement\\?login_type=${loginType}$`));
          await joinWithProfile(page, loginType, account);

          await page.goto('/fnb/prom/main');
          if (isOnPhone) await guest.getButton(guest.texts.common.header.openMenu).click();
          await page.getByRole('banner').getByRole('link', { name: guest.texts.common.header.login }).click();
          const consent = await openConsentPage(guest, button, isOnPhone);
          await consent.agree(account.subject);
          await expect(page).toHaveURL(/\/fnb\/prom\/main/);
          if (isOnPhone) await guest.getButton(guest.texts.common.header.openMenu).click();
          await expect(getSignedInName(page, account.name)).toBeVisible();
          if (!isOnPhone) await expect.poll(() => consent.page.isClosed()).toBe(true);
          await context.close();
        },
      );
    }
  }
}

test('signing in continues in the same window if the popup is blocked', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const account = await createProviderAccount('kakao');
  await guest.open('/login');
  await (await openConsentPage(guest, 'kakao', true)).agree(account.subject);
  await guest.expectAlert(guest.texts.login.notJoined);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/login$/);
});

test('a failed sign-in shows the reason, and closes its window or returns to the previous page', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'cn');
  const account = await createProviderAccount('naver');
  await context.route('**/api/login/naver-auth-code', (route) => route.abort());

  await guest.open('/login');
  const consent = await openConsentPage(guest, 'naver');
  const windowGuest = new Guest(consent.page, 'cn');
  await consent.agree(account.subject);
  await windowGuest.expectAlert(guest.texts.common.offline);
  await windowGuest.getButton(guest.texts.common.buttons.confirm).click();
  await expect.poll(() => consent.page.isClosed()).toBe(true);

  await page.addInitScript(() => {
    window.open = () => null;
  });
  await guest.open('/login');
  await (await openConsentPage(guest, 'naver', true)).agree(account.subject);
  await guest.expectAlert(guest.texts.common.offline);
  await guest.closeAlert();
  await page.locator('button[value="agree"]').waitFor();
});

test('a closed sign-in window is reported, and so is a refusal in a second one', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.open('/login');
  const waitingNotice = page.getByText(createPattern(guest.texts.login.window.waiting));
  const { page: window } = await openConsentPage(guest, 'naver');
  await expect(waitingNotice).toBeVisible();
  await window.close();
  await expect(page.getByText(guest.texts.login.window.closed)).toBeVisible();
  await expect(waitingNotice).toHaveCount(0);
  const consent = await openConsentPage(guest, 'naver');
  await expect(page.getByText(guest.texts.login.window.closed)).toHaveCount(0);
  await consent.refuse();
  await expect(page.getByText(guest.texts.login.reasons.refused)).toBeVisible();
  await expect.poll(() => consent.page.isClosed()).toBe(true);
});

const rejectedSignIns = [
  {
    cause: 'a forged state',
    loginType: 'KAKAO',
    standIn: 'kakao',
    button: 'kakao',
    operation: 'authorize',
    kind: 'wrongState',
  },
  { cause: 'no state', loginType: 'NAVER', standIn: 'naver', button: 'naver', operation: 'authorize', kind: 'noState' },
  {
    cause: 'a code used before',
    loginType: 'GOOGLE',
    standIn: 'google',
    button: 'google',
    operation: 'authorize',
    kind: 'usedCode',
  },
  {
    cause: 'an expired code',
    loginType: 'KAKAO',
    standIn: 'kakao',
    button: 'kakao',
    operation: 'authorize',
    kind: 'expiredCode',
  },
  {
    cause: 'a provider that is down',
    loginType: 'NAVER',
    standIn: 'naver',
    button: 'naver',
    operation: 'token',
    kind: 'http500',
  },
] as const satisfies readonly { standIn: StandIn; [key: string]: string }[];
for (const [index, { cause, loginType, standIn, button, operation, kind }] of rejectedSignIns.entries()) {
  test(`a sign-in with ${cause} fails with an alert`, async ({ page }) => {
    const guest = new Guest(page, names[index % names.length] ?? 'ko');
    const account = await createProviderAccount(standIn);
    await injectSignInFault(standIn, account.subject, operation, kind);
    await guest.open('/login');
    await (await openConsentPage(guest, button)).agree(account.subject);
    await expectFailure(guest, loginType);
  });
}

test('a provider’s return without values, from another browser or with a used code is refused', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open('/kakao-oauth/result?error=access_denied');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(guest.texts.login.reasons.refused)).toBeVisible();
  await guest.open('/google-oauth/result');
  await expect(page.getByText(guest.texts.login.reasons.unfinished)).toBeVisible();

  // A return URL is valid only in one browser and only once.
  const account = await createProviderAccount('kakao');
  const otherGuest = new Guest(
    await (await browser.newContext({ viewport: phoneSize, hasTouch: true, isMobile: true })).newPage(),
    'en',
  );
  await otherGuest.open('/login');
  const consent = await openConsentPage(otherGuest, 'kakao', true);
  const [returnRequest] = await Promise.all([
    otherGuest.page.waitForRequest(/\/kakao-oauth\/result\?/),
    consent.agree(account.subject),
  ]);
  await otherGuest.expectAlert(otherGuest.texts.login.notJoined);
  // A browser without a session shows that cookies are needed (cookies-blocked.spec.ts).
  await post(page, '/guest/start', {});
  for (const visitor of [guest, otherGuest]) {
    await visitor.page.goto(returnRequest.url());
    await expectFailure(visitor, 'KAKAO');
  }
});

test('a provider account with the phone number of a member is refused', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/login');
  const consent = await openConsentPage(guest, 'kakao');
  // The first account has the phone number of a demo member.
  await consent.page.locator('button[value="agree"]').click();
  await guest.expectAlert(guest.texts.login.phoneDuplicated);
  await guest.closeAlert();
  await expect(page).toHaveURL(/\/login$/);
});

test('a member of the group’s website signs in with its code, and a used code is refused', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const account = await createProviderAccount('home-page');
  const followGroupWebsiteLink = async () => {
    await page.goto(groupWebsiteUrl);
    await Promise.all([
      page.waitForURL(/\/homepagelogin|\/login|\/join|\/$/),
      new ConsentPage(page).agree(account.subject),
    ]);
    await guest.expectAlert(guest.texts.login.homePage.onlyIfYou);
  };
  const agree = () => guest.getButton(guest.texts.login.submit).click();
  await guest.open('/');
  await followGroupWebsiteLink();
  await agree();
  await guest.expectAlert(guest.texts.login.notJoined);
  await guest.getButton(guest.texts.login.join).click();
  await expect(page).toHaveURL(/\/join\/agreement\?login_type=HOMEPAGE$/);
  await joinWithProfile(page, 'HOMEPAGE', account);
  await followGroupWebsiteLink();
  await agree();
  await expect(page).toHaveURL(/\/$/);
  await expect(getSignedInName(page, account.name)).toBeVisible();

  // Other sites can link here; a member who declines stays signed in.
  await followGroupWebsiteLink();
  await guest.getButton(guest.texts.login.homePage.stay).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(getSignedInName(page, account.name)).toBeVisible();

  await injectSignInFault('home-page', account.subject, 'signIn', 'usedCode');
  await followGroupWebsiteLink();
  await agree();
  const { socialFailed, providers: providerNames } = guest.texts.login;
  await guest.expectAlert(socialFailed.replace('{{provider}}', providerNames.HOMEPAGE));
  await guest.closeAlert();
  await guest.open('/homepagelogin');
  await guest.expectAlert(guest.texts.login.invalidAccess);
  await guest.closeAlert();
  await expect(page).toHaveURL(/\/$/);
});

test('the sign-in form names missing fields in order, keeps wrong input, and sends once after a double press', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { texts } = guest;
  const idField = page.getByRole('textbox', { name: texts.login.id });
  const passwordField = page.getByRole('textbox', { name: texts.login.password });
  const submitButton = page.getByRole('main').getByRole('button', { name: texts.login.submit, exact: true });
  const signInRequests: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('/api/authentications') && signInRequests.push(request.url())),
  );
  await guest.open('/login');
  await submitButton.click();
  await guest.expectAlert(texts.login.idRequired);
  await guest.closeAlert();
  await expect(idField).toBeFocused();
  await idField.fill(member.id);
  await page.keyboard.press('Enter');
  await guest.expectAlert(texts.login.passwordRequired);
  await guest.closeAlert();
  await expect(passwordField).toBeFocused();
  await passwordField.fill('not-this-one');
  await guest.getButton(texts.login.showPassword).click();
  await expect(passwordField).toHaveAttribute('type', 'text');
  await submitButton.dblclick();
  await guest.expectAlert(texts.problems.wrong_credentials);
  expect(signInRequests).toHaveLength(1);
  await guest.closeAlert();
  await expect(idField).toHaveValue(member.id);
  await expect(passwordField).toHaveValue('not-this-one');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'not-this-one',
  );
});

test('signing in redirects only to paths of this site, and lets another window that shows the sign-in page continue', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { login, logout } = guest.texts.common.header;
  // The test of `lib/site-path` has more URLs that lead to other sites.
  for (const foreignUrl of ['/\\evil.example', 'javascript:alert(1)']) {
    await guest.open(`/login?returnUrl=${encodeURIComponent(foreignUrl)}`);
    await signIn(guest);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
    await page.getByRole('banner').getByRole('button', { name: logout }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible();
  }
  const otherWindow = new Guest(await context.newPage(), 'en');
  await otherWindow.open('/login?returnUrl=%2Ffnb%2Fprom%2Fmain');
  await otherWindow.page.getByRole('heading', { level: 1, name: guest.texts.login.title }).waitFor();
  await guest.open('/login');
  await signIn(guest);
  await expect(otherWindow.page).toHaveURL(/\/fnb\/prom\/main/);
  await otherWindow.open('/login');
  await expect(otherWindow.page.getByText(createPattern(guest.texts.login.signedInAs))).toBeVisible();
  await otherWindow.getButton(guest.texts.login.goOn).click();
  await expect(otherWindow.page).toHaveURL(/\/$/);
});

test('a signed-in member cannot continue as a guest, not even on an outdated page', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const asGuestButton = guest.getButton(guest.texts.login.asGuest);
  await guest.open('/login');
  await expect(asGuestButton).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('storedByTest', '"a draft"'));
  await signInByApi(page, 'mina@dalbit.example');
  await asGuestButton.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: guest.texts.common.header.logout })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('storedByTest'))).toBe('"a draft"');
  await guest.open('/login');
  await expect(page.getByText(createPattern(guest.texts.login.signedInAs))).toBeVisible();
  await expect(asGuestButton).toHaveCount(0);
});

test('a member who continues as a guest on an outdated page of a product reaches the payment page as a member', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.openDetail(getDayAhead(85));
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await page.getByRole('alertdialog').waitFor();
  await signInByApi(page, 'mina@dalbit.example');
  await guest.continueAsGuest();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: guest.texts.common.header.logout })).toBeVisible();
});

test('a provider whose URL cannot be loaded is reported and can be retried, and an unknown provider leads to the sign-in page', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  await page.route('**/api/login/get-kakao-oauth-url', (route) => route.abort());
  await guest.open('/login/leave?loginType=KAKAO');
  await expect(page.getByRole('heading', { name: guest.texts.login.leaving.failed })).toBeVisible();
  await page.unroute('**/api/login/get-kakao-oauth-url');
  await guest.getButton(guest.texts.common.buttons.retry).click();
  await page.locator('button[value="agree"]').waitFor();
  await guest.open('/login/leave?loginType=EVIL');
  await expect(page).toHaveURL(/\/login$/);
});
