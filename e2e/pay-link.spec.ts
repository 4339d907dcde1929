import { type Browser, expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern } from './support/languages';
import { chooseDayAndProduct, chooseMenusAndTime } from './support/phone-booking';
import { ProviderWindow } from './support/provider';
import { waitForSms } from './support/sms';
import { StaffMember } from './support/staff-member';

test.describe.configure({ mode: 'serial' });

const openContext = (browser: Browser, width: number, height: number) =>
  browser.newContext({
    ...createIpAddressOptions(),
    viewport: { width, height },
    hasTouch: width < 500,
    isMobile: width < 500,
  });

test('a booking taken by phone is paid by link on a mobile device, in Japanese, and staff see that it is paid', async ({
  browser,
}) => {
  const deskContext = await openContext(browser, 1440, 900);
  const desk = new StaffMember(await deskContext.newPage(), 'en');
  const { page: consolePage } = desk;
  const { staffDesk: deskTexts } = desk.texts;
  const uniqueDigits = String(Date.now()).slice(-8);
  const guestName = `Tanaka ${[...uniqueDigits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

  await desk.open('/console/reservations');
  await desk.signIn('desk@dalbit.example');
  await desk.getButton(deskTexts.form.new).click();
  const form = consolePage.getByRole('dialog', { name: deskTexts.form.title });
  await form.getByRole('textbox', { name: createPattern(deskTexts.contact.name) }).fill(guestName);
  await form.getByRole('textbox', { name: createPattern(deskTexts.contact.phone) }).fill(`010${uniqueDigits}`);
  await form
    .getByRole('textbox', { name: createPattern(deskTexts.contact.email) })
    .fill(`${uniqueDigits}@guest.example`);
  await form.getByRole('combobox', { name: createPattern(deskTexts.facts.language) }).selectOption('ja');
  await form.getByRole('combobox', { name: createPattern(deskTexts.form.venue) }).selectOption({ index: 1 });
  await chooseDayAndProduct(desk, form, 4);
  await chooseMenusAndTime(form);
  await form.getByRole('radio', { name: createPattern(deskTexts.form.payAt.link) }).check();
  await form.getByRole('checkbox', { name: createPattern(deskTexts.form.spoken) }).check();
  expect(await listViolations(consolePage, 'booking form', 'dialog')).toEqual([]);
  await form.locator('button[type=submit]').click();
  const links = consolePage.getByRole('region', { name: deskTexts.links.title });
  const row = links.getByRole('listitem').filter({ hasText: guestName });
  await expect(row.getByText(deskTexts.links.states.open)).toBeVisible();
  expect(await listViolations(consolePage, 'pay links')).toEqual([]);

  const { text } = await waitForSms(`010${uniqueDigits}`, '/pay/');
  expect(text).toContain('お支払い');
  const payUrl = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  const guestContext = await openContext(browser, 390, 844);
  const guest = new Guest(await guestContext.newPage(), 'ja');
  const { page, texts } = guest;
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => void referrers.push(request.headers()['referer']));
  const response = await page.goto(payUrl.pathname + payUrl.search);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByRole('heading', { level: 1, name: texts.payLink.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByText(guestName)).toHaveCount(0);
  expect(await listViolations(page, 'pay link')).toEqual([]);

  await page.getByRole('checkbox', { name: createPattern(texts.payment.terms.finalAgree) }).check();
  const payButton = page.getByRole('button', {
    name: new RegExp(texts.payment.actions.pay.split('{{amount}}').join('.*')),
  });
  await payButton.click();
  await page.waitForURL((url) => url.pathname !== payUrl.pathname);
  await new ProviderWindow(page).cancel();
  await page.waitForURL((url) => url.pathname === payUrl.pathname);
  await guest.getButton(texts.common.buttons.confirm).click();
  await page.getByRole('checkbox', { name: createPattern(texts.payment.terms.finalAgree) }).check();
  await payButton.click();
  await page.waitForURL((url) => url.pathname !== payUrl.pathname);
  await new ProviderWindow(page).pay();
  await page.waitForURL(/\/reservation\/prod\/payment\/complete\//);
  await expect(page.getByText(guestName).first()).toBeVisible();
  expect(referrers.filter((referrer) => referrer?.includes('/pay/'))).toEqual([]);

  await page.goto(payUrl.pathname + payUrl.search);
  await expect(page.getByRole('heading', { level: 1, name: texts.payLink.paidTitle })).toBeVisible();
  await consolePage.reload();
  await expect(row.getByText(deskTexts.links.states.paid)).toBeVisible();
  await desk.getButton(deskTexts.links.show, row).click();
  await expect(consolePage.locator('aside').getByRole('heading', { name: guestName })).toBeVisible();
  await deskContext.close();
  await guestContext.close();
});
