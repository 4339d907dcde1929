import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { signIn } from './support/member';

const memberId = 'member@dalbit.example';
const newcomerId = 'newcomer@dalbit.example';

const getRows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const getTab = ({ page, texts }: Guest, name: 'resv' | 'qna') =>
  page.getByRole('tab', { name: texts.mypage.tabs[name], exact: true });
const getTitle = ({ page, texts }: Guest) =>
  page.getByRole('heading', { level: 1, name: texts.mypage.title, exact: true });
const getSortField = ({ page, texts }: Guest) => page.getByRole('combobox', { name: texts.mypage.sort.label });
const getProduct = (page: Page, index: number) => getRows(page).nth(index).getByRole('heading');
const expectScrolledToTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

const cases = (Object.keys(languageSetups) as LanguageName[]).flatMap((name) =>
  [false, true].map((isOnPhone) => ({ name, isOnPhone, isInQuickRun: name === 'cn' && isOnPhone })),
);
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const { name, isOnPhone, isInQuickRun } of cases) {
  test(
    `a visitor is asked to sign in, pages through their reservations, and returns to the same place in the list, in ${name}${isOnPhone ? ' on a phone' : ''}`,
    tagFullRun(isInQuickRun),
    async ({ browser }) => {
      const context = await browser.newContext(isOnPhone ? phoneOptions : {});
      const page = await context.newPage();
      const guest = new Guest(page, name);
      const { common, guard, mypage } = guest.texts;
      await guest.open('/fnb/prom/main');
      await expect(page.getByRole('heading', { level: 1, name: guest.texts.promotion.title })).toBeVisible();
      const openMypage = async () => {
        if (isOnPhone) await guest.getButton(common.header.openMenu).click();
        await page.getByRole('banner').getByRole('link', { name: common.header.mypage, exact: true }).click();
      };
      await openMypage();
      await expect(page.getByRole('alertdialog')).toContainText(guard.message);
      await guest.getButton(guard.stay).click();
      await expect(page).toHaveURL(/\/fnb\/prom\/main/);
      if (isOnPhone) await guest.getButton(common.buttons.close).click();
      await openMypage();
      await guest.getButton(guard.signIn).click();
      await signIn(guest, memberId);
      await expect(page).toHaveURL(/\/fnb\/mypage\/main$/);
      await expect(getTitle(guest)).toBeVisible();
      await expect(getRows(page)).toHaveCount(10);

      const newestProduct = await getProduct(page, 0).innerText();
      const previousPage = guest.getButton(guest.texts.paging.previous);
      const nextPage = guest.getButton(guest.texts.paging.next);
      await expect(previousPage).toHaveAttribute('aria-disabled', 'true');
      await nextPage.click();
      await expect(page).toHaveURL(/pageIndex=2/);
      await expect(getRows(page)).not.toHaveCount(10);
      await expectScrolledToTop(page);
      await expect(nextPage).toHaveAttribute('aria-disabled', 'true');

      await getSortField(guest).selectOption('old');
      await expect(page).toHaveURL(/\?orderBy=old$/);
      await expect(getProduct(page, 0)).not.toHaveText(newestProduct);
      await nextPage.click();
      await expect(page).toHaveURL(/pageIndex=2/);
      await expect(getRows(page)).not.toHaveCount(10);
      const listUrl = page.url();
      const productName = await getProduct(page, 0).innerText();
      const openDetail = () => getRows(page).first().getByRole('link', { name: mypage.detail, exact: true }).click();
      for (const returnMethod of ['button', 'browser'] as const) {
        await openDetail();
        await expect(page).toHaveURL(/\/fnb\/mypage\/resv\/detail\?resvCode=/);
        await expect(page.getByRole('main').getByText(productName).first()).toBeVisible();
        if (returnMethod === 'browser') await page.goBack();
        else await page.getByRole('link', { name: common.buttons.previous, exact: true }).click();
        await expect(page).toHaveURL(listUrl);
        await expect(getProduct(page, 0)).toHaveText(productName);
        await expect(getSortField(guest)).toHaveValue('old');
      }
      await page.reload();
      await expect(getProduct(page, 0)).toHaveText(productName);
      await expect(getSortField(guest)).toHaveValue('old');
      await context.close();
    },
  );
}

test('a member sees their next visit on my page and in the menu, opens a row by its picture and starts to book a visit again', async ({
  browser,
}) => {
  const page = await (await browser.newContext(phoneOptions)).newPage();
  const guest = new Guest(page, 'en');
  const { common, complete, mypage, points } = guest.texts;
  await guest.open('/login');
  await signIn(guest, memberId);
  await guest.open('/fnb/mypage/main');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: points.balance })).toBeVisible();
  await expect(main.getByRole('link', { name: mypage.coupons })).toBeVisible();
  const card = page.getByRole('region', { name: new RegExp(`${mypage.next.visit}|${mypage.next.pickup}`) });
  await expect(card.getByRole('link', { name: complete.directions })).toBeVisible();
  await expect(card.getByRole('link', { name: complete.calendar })).toBeVisible();
  await expectAccessible(page, 'my page with a next visit');

  await guest.getButton(common.header.openMenu).click();
  const menuLink = page.getByRole('dialog').getByRole('link', { name: /^Next (?:visit|collection)/ });
  await menuLink.click();
  await expect(page).toHaveURL(/\/fnb\/mypage\/resv\/detail\?resvCode=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await guest.open('/fnb/mypage/main');
  await getRows(page)
    .first()
    .click({ position: { x: 40, y: 60 } });
  await expect(page).toHaveURL(/\/fnb\/mypage\/resv\/detail\?resvCode=/);
  await page.goBack();
  const pastRow = getRows(page).filter({ hasText: mypage.past }).first();
  await pastRow.getByRole('link', { name: mypage.again }).click();
  await expect(page).toHaveURL(/\/reservation\/(?:step\/1|prod\/detail)/);
});

test('a member without reservations and inquiries sees two empty lists, and an arrow key changes the tab', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { common, inquiry, mypage } = guest.texts;
  await guest.open('/fnb/mypage/main');
  await guest.getButton(guest.texts.guard.signIn).click();
  await signIn(guest, newcomerId);
  await expect(page.getByRole('heading', { name: mypage.empty })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: common.buttons.reserve, exact: true })).toHaveAttribute(
    'href',
    '/reservation/step/1',
  );
  await getTab(guest, 'resv').press('ArrowRight');
  await expect(getTab(guest, 'qna')).toBeFocused();
  await expect(page.getByRole('heading', { name: inquiry.empty })).toBeVisible();
  await expect(page).toHaveURL(/showTab=qna$/);
});

test('the lists report a lost connection and load once online, and report a failing server and load on a retry', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { common } = guest.texts;
  await guest.open('/login');
  await signIn(guest, memberId);
  await guest.open('/fnb/mypage/main');
  await expect(getRows(page)).toHaveCount(10);
  await context.setOffline(true);
  await getTab(guest, 'qna').click();
  await expect(page.getByRole('alert')).toContainText(common.offline);
  await context.setOffline(false);
  await expect(getRows(page).first()).toBeVisible();

  await page.route('**/api/mypage/resvList', (route) => route.fulfill({ status: 503 }));
  await page.goto('/fnb/mypage/main');
  await expect(page.getByRole('alert')).toContainText(common.loadFailed);
  await expect(getTitle(guest)).toBeVisible();
  await expectAccessible(page, 'my page that could not be loaded');
  await page.unroute('**/api/mypage/resvList');
  await guest.getButton(common.buttons.retry).press('Enter');
  await expect(getRows(page)).toHaveCount(10);
});

test('a session that ends while a member pages through a list redirects to the sign-in page, and signing in returns to the list', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open('/login');
  await signIn(guest, memberId);
  await guest.open('/fnb/mypage/main?orderBy=old');
  await expect(getRows(page)).toHaveCount(10);
  await context.clearCookies({ name: 'sid' });
  await guest.getButton(guest.texts.paging.next).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').filter({ hasText: guest.texts.login.sessionEnded })).toBeVisible();
  await signIn(guest, memberId);
  await expect(page).toHaveURL(/\/fnb\/mypage\/main\?.*orderBy=old/);
  await expect(page).toHaveURL(/pageIndex=2/);
  await expect(getRows(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
