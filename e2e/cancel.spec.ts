import { expect, test } from '@playwright/test';
import { bookByApi } from './support/api-bookings';
import { bookAndOpen, bookAsMember } from './support/bookings';
import { CancellationDialog } from './support/cancellation-dialog';
import { tagFullRun } from './support/full-run';
import { dinner, Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { signIn } from './support/member';
import { expectModalEntries } from './support/modal';
import { getLedgerRow } from './support/provider';

const getDetailPath = (resvCode: string): string => `/fnb/mypage/resv/detail?resvCode=${resvCode}`;
const names = Object.keys(languageSetups) as LanguageName[];
/** A different member for each language, because orders of one person for the same visit conflict. */
const members = { ko: 'member', en: 'james', cn: 'xiaowen', ja: 'sakura' } as const satisfies Record<
  LanguageName,
  string
>;
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const name of names) {
  test(
    `a member sees a reservation in detail and cancels it, in ${name}`,
    tagFullRun(name === 'en'),
    async ({ page, context }) => {
      const guest = new Guest(page, name);
      const cancellationDialog = new CancellationDialog(guest);
      const { cancellation, payment, resvStatus } = guest.texts;
      const { resvCode, shopOrderNo } = await bookAsMember(
        guest,
        getRetrySafeDay(1),
        '18:00',
        `${members[name]}@dalbit.example`,
      );
      await guest.open(getDetailPath(resvCode));
      await expect(page.getByRole('heading', { level: 1, name: resvStatus.sentences.reserved })).toBeVisible();
      const main = page.getByRole('main');
      for (const text of [resvCode, 'Han Bada', '010-4321-8765', guest.email, payment.payMethod.card])
        await expect(main.getByText(text).first()).toBeVisible();

      const otherWindow = new CancellationDialog(new Guest(await context.newPage(), name));
      await otherWindow.guest.open(getDetailPath(resvCode));
      await otherWindow.open();

      await cancellationDialog.open();
      await expect(cancellationDialog.submitButton).toHaveAttribute('aria-disabled', 'true');
      await cancellationDialog.submitButton.press('Enter');
      await guest.expectAlert(cancellation.alerts.agree);
      await guest.closeAlert();
      const [fee, refund] = await Promise.all(
        [cancellation.fee, cancellation.refund].map(async (label) =>
          Number((await cancellationDialog.getRow(label).innerText()).replace(/\D/g, '')),
        ),
      );
      const [request] = await Promise.all([page.waitForRequest('**/api/resv/cancel'), cancellationDialog.cancel()]);
      expect(request.postDataJSON()).toMatchObject({ resvCode, resvCancelFee: fee });
      await cancellationDialog.expectDoneAndCancelled();
      expect(await getLedgerRow(shopOrderNo)).toMatchObject({ remaining: fee, calls: { cancel: 1 } });
      expect((await getLedgerRow(shopOrderNo)).charged).toBe((fee ?? 0) + (refund ?? 0));
      // Shortly after an alert closes, its history entry is removed, which would cancel the reload.
      await expectModalEntries(page, 0);
      await page.reload();
      await cancellationDialog.expectCancelled();

      await otherWindow.cancel();
      await otherWindow.guest.expectAlert(cancellation.errors.ALREADY_CANCELLED);
      await otherWindow.guest.closeAlert();
      await otherWindow.expectCancelled();
      expect((await getLedgerRow(shopOrderNo)).calls.cancel).toBe(1);
    },
  );

  test(
    `a guest finds a reservation on a phone and cancels it, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ page, browser }) => {
      const { resvCode, shopOrderNo } = await bookByApi(page, {
        date: getDayAhead(54),
        phone: '010-4321-8765',
        language: name,
      });
      const guest = new Guest(await (await browser.newContext(phoneOptions)).newPage(), name);
      const { texts } = guest;
      const cancellationDialog = new CancellationDialog(guest);
      await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
      await expect(guest.page.getByRole('heading', { level: 1, name: texts.complete.masked.title })).toBeVisible();
      await expect(cancellationDialog.openButton).toHaveCount(0);

      await guest.open(`/reservation/lookup?resvCode=${resvCode}`);
      await guest.page.getByRole('textbox', { name: texts.phone.korean }).fill('01043218765');
      await guest.getButton(texts.complete.lookup.submit).click();
      await expect(guest.page).toHaveURL(/\?key=/);
      await cancellationDialog.open();
      await cancellationDialog.cancel();
      await cancellationDialog.expectDoneAndCancelled();
      expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum, remaining: 0 });
    },
  );
}

test('a fee that changed while the modal was open must be confirmed, and dismissing the alert cancels nothing', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const cancellationDialog = new CancellationDialog(guest);
  const { shopOrderNo } = await bookAndOpen(guest, 'cn', getDayAhead(55));
  // Simulates that the modal was opened while another fee applied.
  await page.route('**/api/resv/view', async (route) => {
    const response = await route.fetch();
    const { resvInfo } = (await response.json()) as { resvInfo: object };
    await route.fulfill({
      response,
      json: { resvInfo: { ...resvInfo, resvCancelFee: 17_600, resvRefundAmnt: 158_400 } },
    });
  });
  await cancellationDialog.open();
  await expect(cancellationDialog.getRow(guest.texts.cancellation.fee)).toContainText('17,600');
  await cancellationDialog.cancel();
  await guest.expectAlert(guest.texts.problems.fee_changed);
  await guest.closeAlert();
  await expect(cancellationDialog.getRow(guest.texts.cancellation.fee)).not.toContainText('17,600');
  await expect(cancellationDialog.getRow(guest.texts.cancellation.refund)).toContainText('176,000');
  await expect(cancellationDialog.agreeBox).not.toBeChecked();
  expect((await getLedgerRow(shopOrderNo)).remaining).toBe(dinner.sum);

  await cancellationDialog.agreeBox.check();
  await cancellationDialog.submitButton.click();
  await guest.expectAlert(guest.texts.cancellation.alerts.confirm);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect((await getLedgerRow(shopOrderNo)).calls.cancel).toBe(0);
  await page.unroute('**/api/resv/view');
  await cancellationDialog.cancel();
  await cancellationDialog.expectDoneAndCancelled();
  expect((await getLedgerRow(shopOrderNo)).remaining).toBe(0);
});

test('a cancellation reports a lost connection, shows its result after a lost response, and runs once after a double press', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const cancellationDialog = new CancellationDialog(guest);
  const { shopOrderNo } = await bookAndOpen(guest, 'ko', getDayAhead(56));
  await page.route('**/api/resv/view', (route) => route.abort());
  await cancellationDialog.openButton.click();
  await guest.expectAlert(guest.texts.common.offline);
  await guest.closeAlert();
  await page.unroute('**/api/resv/view');

  await cancellationDialog.open();
  await page.route('**/api/resv/cancel', (route) => route.abort());
  await cancellationDialog.cancel();
  await guest.expectAlert(guest.texts.common.offline);
  await guest.closeAlert();
  await expect(cancellationDialog.modal).toBeVisible();
  expect((await getLedgerRow(shopOrderNo)).calls.cancel).toBe(0);

  let requestCount = 0;
  await page.unroute('**/api/resv/cancel');
  await page.route('**/api/resv/cancel', async (route) => {
    requestCount += 1;
    await route.fetch();
    await route.abort();
  });
  await cancellationDialog.submitButton.dblclick();
  await cancellationDialog.confirmButton.dblclick();
  await guest.expectAlert(guest.texts.common.offline);
  await guest.closeAlert();
  await cancellationDialog.expectCancelled();
  await expect(cancellationDialog.modal).toHaveCount(0);
  expect(requestCount).toBe(1);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ remaining: 0, calls: { cancel: 1 } });
});

test('a guest who has just booked cancels free of charge, sees the refund first and can choose another day', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const cancellationDialog = new CancellationDialog(guest);
  const { cancellation, complete, product } = guest.texts;
  // Two days ahead: the policy charges a fee, but a new booking more than a day ahead can be cancelled free of charge
  // for a while (decision 49).
  const { shopOrderNo } = await bookAndOpen(guest, 'en', getDayAhead(2));
  const main = page.getByRole('main');
  await expect(main.getByText(/Free until .+ fee after that/)).toBeVisible();
  await expect(main.getByRole('link', { name: complete.directions })).toBeVisible();
  await expect(main.getByText(product.cancelling.always)).toHaveCount(0);
  await cancellationDialog.open();
  await expect(cancellationDialog.submitButton).toHaveText(/^Cancel and get ₩[\d,]+ back$/);
  await cancellationDialog.cancel();
  await cancellationDialog.expectDoneAndCancelled();
  await expect(main.getByRole('term').first()).toHaveText(cancellation.past.refund);
  await expect(main.getByText(cancellation.past.arrives.card.replace('{{days}}', '7'))).toBeVisible();
  expect((await getLedgerRow(shopOrderNo)).remaining).toBe(0);
  await main.getByRole('link', { name: cancellation.past.anotherDay }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/1\?.*dinCode=/);
});

test('another guest’s or an unknown reservation on my page redirects to the main page, and the completion page of an unknown one offers the look-up', async ({
  page,
  browser,
}) => {
  const { resvCode } = await bookByApi(page, { date: getDayAhead(57) });
  const guest = new Guest(await (await browser.newContext()).newPage(), 'cn');
  await guest.open('/login');
  await signIn(guest, 'xiaowen@dalbit.example');
  for (const code of [resvCode, '20260311-AAAAAAAAAA', '']) {
    await guest.page.goto(getDetailPath(code));
    await guest.expectAlert(guest.texts.mypage.alerts.invalidUser);
    await guest.closeAlert();
    await expect(guest.page).toHaveURL(/:\d+\/$/);
  }
  await guest.open('/reservation/prod/payment/complete/20260311-AAAAAAAAAA');
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.notFound })).toBeVisible();
  await guest.page.getByRole('main').getByRole('link', { name: guest.texts.complete.lookup.title }).click();
  await expect(guest.page).toHaveURL(/\/reservation\/lookup$/);
});

test('a member who opens their reservation is asked to sign in, and again if the session has ended', async ({
  page,
  browser,
}) => {
  const { resvCode } = await bookAsMember(new Guest(page, 'ko'), getRetrySafeDay(58), '19:00', 'mina@dalbit.example');
  const guest = new Guest(await (await browser.newContext()).newPage(), 'ko');
  await guest.open(getDetailPath(resvCode));
  await guest.getButton(guest.texts.guard.signIn).click();
  await expect(guest.page).toHaveURL(/\/login/);
  await signIn(guest, 'mina@dalbit.example');
  await expect(guest.page).toHaveURL(new RegExp(`resvCode=${resvCode}`));
  await expect(
    guest.page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved }),
  ).toBeVisible();
  await guest.page.context().clearCookies();
  await new CancellationDialog(guest).openButton.click();
  await expect(guest.page).toHaveURL(/\/login/);
});
