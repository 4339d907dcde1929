import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { type LanguageName, languageSetups } from './support/languages';
import { signIn } from './support/member';

const members = { ko: 'junseo', en: 'james', cn: 'xiaowen', ja: 'sakura' } as const satisfies Record<
  LanguageName,
  string
>;
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const journeys = (Object.keys(languageSetups) as LanguageName[]).flatMap((name) =>
  [false, true].map((isOnPhone) => ({ name, isOnPhone, isInQuickRun: name === 'ja' && isOnPhone })),
);

const sampleInquiry = {
  title: '<b>A window seat</b> & more',
  content: 'By the window, if we may.\n\nThere are two of us. 😀',
};
const getMain = (page: Page) => page.getByRole('main');
const getVenueField = ({ page, texts }: Guest) => page.getByRole('combobox', { name: texts.inquiry.store });
const getSubjectField = ({ page, texts }: Guest) => getMain(page).getByRole('textbox', { name: texts.inquiry.subject });
const getContentField = ({ page, texts }: Guest) => getMain(page).getByRole('textbox', { name: texts.inquiry.content });
const getSendButton = ({ page, texts }: Guest) =>
  getMain(page).getByRole('button', { name: texts.inquiry.send, exact: true });
const getAlertButton = ({ page }: Guest, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

async function openInquiryForm(guest: Guest, id: string): Promise<void> {
  const { page, texts } = guest;
  await guest.open('/login');
  await signIn(guest, id);
  await page.goto('/fnb/mypage/main?showTab=qna');
  await getMain(page).getByRole('link', { name: texts.inquiry.ask, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.inquiry.newTitle })).toBeVisible();
}

async function fillInInquiry(guest: Guest, title = sampleInquiry.title): Promise<void> {
  await expect(getVenueField(guest).getByRole('option')).not.toHaveCount(1);
  await getVenueField(guest).selectOption({ index: 1 });
  await getSubjectField(guest).fill(title);
  await getContentField(guest).fill(sampleInquiry.content);
}

async function confirmSending(guest: Guest): Promise<void> {
  await guest.expectAlert(guest.texts.inquiry.alerts.confirmSave);
  await getAlertButton(guest, guest.texts.inquiry.send).click();
}

for (const { name, isOnPhone, isInQuickRun } of journeys) {
  test(
    `an inquiry is checked field by field, sent, read and deleted, in ${name}${isOnPhone ? ' on a phone' : ''}`,
    tagFullRun(isInQuickRun),
    async ({ browser }) => {
      const context = await browser.newContext(isOnPhone ? phoneOptions : {});
      const page = await context.newPage();
      const guest = new Guest(page, name);
      const { common, inquiry } = guest.texts;
      const device = isOnPhone ? 'from a phone' : 'at a desk';
      const title = `${sampleInquiry.title} ${name}, ${device} ${randomInt(1_000_000)}`;
      await openInquiryForm(guest, `${members[name]}@dalbit.example`);

      await expect(getVenueField(guest).getByRole('option')).not.toHaveCount(1);
      for (const [alert, field, correct] of [
        [inquiry.alerts.store, getVenueField(guest), () => getVenueField(guest).selectOption({ index: 1 })],
        // Pasted from a spreadsheet: tabs become spaces.
        [inquiry.alerts.title, getSubjectField(guest), () => getSubjectField(guest).fill(title.replaceAll(' ', '\t'))],
        [inquiry.alerts.contents, getContentField(guest), () => getContentField(guest).fill(sampleInquiry.content)],
      ] as const) {
        await getSendButton(guest).click();
        await guest.expectAlert(alert);
        await guest.closeAlert();
        await expect(field).toBeFocused();
        await expect(getMain(page).getByText(alert)).toBeVisible();
        await correct();
      }
      const chosenVenue = await getVenueField(guest).locator('option:checked').innerText();
      await getSendButton(guest).click();
      await getAlertButton(guest, common.buttons.cancel).click();
      await expect(getContentField(guest)).toHaveValue(sampleInquiry.content);
      await getSendButton(guest).dblclick();
      await confirmSending(guest);
      await guest.expectAlert(inquiry.alerts.saved);
      await guest.closeAlert();

      await expect(page).toHaveURL(/\/qna\/detail\?qnaSeq=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(getMain(page).getByText(sampleInquiry.content)).toHaveCSS('white-space', 'pre-line');
      await expect(getMain(page).getByText(chosenVenue)).toBeVisible();
      await expect(page.getByRole('region', { name: inquiry.answer })).toContainText(inquiry.status.waiting);

      const row = page.getByRole('tabpanel').getByRole('link', { name: title });
      await getMain(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
      await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
      await expect(row).toHaveCount(1);
      await row.click();
      await getMain(page).getByRole('button', { name: inquiry.remove, exact: true }).click();
      await guest.expectAlert(inquiry.alerts.confirmDelete);
      await getAlertButton(guest, inquiry.remove).click();
      await guest.expectAlert(inquiry.alerts.deleted);
      await guest.closeAlert();
      await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
      await expect(row).toHaveCount(0);
      await context.close();
    },
  );
}

test('an unsent inquiry is kept after a reload, a new sign-in and failed requests, is stored once, and is closed to other members', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { common, problems, inquiry } = guest.texts;
  const title = `Sent once, whatever happens ${randomInt(1_000_000)}`;
  await openInquiryForm(guest, 'sora@dalbit.example');
  await fillInInquiry(guest, title);
  const chosenVenueValue = await getVenueField(guest).inputValue();
  const expectFormKept = async () => {
    await expect(getVenueField(guest)).toHaveValue(chosenVenueValue);
    await expect(getSubjectField(guest)).toHaveValue(title);
    await expect(getContentField(guest)).toHaveValue(sampleInquiry.content);
  };
  await page.reload();
  await expectFormKept();

  await context.clearCookies({ name: 'sid' });
  await getSendButton(guest).click();
  await confirmSending(guest);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').filter({ hasText: guest.texts.login.sessionEnded })).toBeVisible();
  await signIn(guest, 'sora@dalbit.example');
  await expect(page).toHaveURL(/\/fnb\/mypage\/qna\/detail$/);
  await expectFormKept();

  const insertUrl = '**/api/mypage/insertQna';
  await page.route(insertUrl, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, title: '', code: 'unavailable' }),
    }),
  );
  await getSendButton(guest).click();
  await confirmSending(guest);
  await guest.expectAlert(problems.unavailable);
  await guest.closeAlert();
  await expectFormKept();

  await page.unroute(insertUrl);
  await page.route(insertUrl, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await getSendButton(guest).click();
  await confirmSending(guest);
  await guest.expectAlert(common.offline);
  await guest.closeAlert();
  await expectFormKept();

  await page.unroute(insertUrl);
  await getSendButton(guest).click();
  await confirmSending(guest);
  await guest.expectAlert(inquiry.alerts.saved);
  await guest.closeAlert();
  await getMain(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: title })).toHaveCount(1);
  await page.getByRole('tabpanel').getByRole('link', { name: title }).click();
  const inquiryUrl = page.url();

  await page.goto('/fnb/mypage/qna/detail');
  await expect(getSubjectField(guest)).toHaveValue('');
  await page.goto('/login');
  await signIn(guest, 'junseo@dalbit.example');
  await expect(page).toHaveURL(/\/$/);
  await page.goto(inquiryUrl);
  await expect(page.getByRole('heading', { level: 1, name: inquiry.gone })).toBeVisible();
  await expectAccessible(page, 'an inquiry of another member');
  await getMain(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
  await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
  for (const qnaSeq of ['0', 'abc', '1.5']) {
    await page.goto(`/fnb/mypage/qna/detail?qnaSeq=${qnaSeq}`);
    await expect(page.getByRole('heading', { level: 1, name: inquiry.gone })).toBeVisible();
  }
});

test('a member reads an answer, and a retry loads the restaurants that failed to load', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const { common, inquiry } = guest.texts;
  await guest.open('/login');
  await signIn(guest, 'mina@dalbit.example');
  await page.goto('/fnb/mypage/main?showTab=qna&orderBy=old');
  await page.getByRole('tabpanel').getByRole('link').filter({ hasText: inquiry.status.answered }).first().click();
  const answer = page.getByRole('region', { name: inquiry.answer });
  await expect(answer).toContainText(inquiry.status.answered);
  await expect(answer).toContainText(inquiry.answeredOn);

  await page.route('**/api/din/listByHtlCode', (route) => route.abort());
  await page.goto('/fnb/mypage/qna/detail');
  await expect(page.getByRole('alert')).toBeVisible();
  await getSubjectField(guest).fill('남아 있는 제목');
  await page.unroute('**/api/din/listByHtlCode');
  await guest.getButton(common.buttons.retry).click();
  await expect(getVenueField(guest).getByRole('option')).not.toHaveCount(1);
  await expect(getSubjectField(guest)).toHaveValue('남아 있는 제목');
});
