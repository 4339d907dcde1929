import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { dealt } from './support/dealt';
import { Guest } from './support/guest';
import { signIn } from './support/member';
import { type TongueName, tongues } from './support/tongues';

const members = { ko: 'junseo', en: 'james', cn: 'xiaowen', ja: 'sakura' } as const satisfies Record<
  TongueName,
  string
>;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const walks = (Object.keys(tongues) as TongueName[]).flatMap((name) =>
  [false, true].map((onPhone) => ({ name, onPhone, dealt: name === 'ja' && onPhone })),
);

const words = { title: '<b>A window seat</b> & more', content: 'By the window, if we may.\n\nThere are two of us. 😀' };
const main = (page: Page) => page.getByRole('main');
const store = ({ page, texts }: Guest) => page.getByRole('combobox', { name: texts.inquiry.store });
const subject = ({ page, texts }: Guest) => main(page).getByRole('textbox', { name: texts.inquiry.subject });
const content = ({ page, texts }: Guest) => main(page).getByRole('textbox', { name: texts.inquiry.content });
const send = ({ page, texts }: Guest) => main(page).getByRole('button', { name: texts.inquiry.send, exact: true });
const inAlert = ({ page }: Guest, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

async function begin(guest: Guest, id: string): Promise<void> {
  const { page, texts } = guest;
  await guest.open('/login');
  await signIn(guest, id);
  await page.goto('/fnb/mypage/main?showTab=qna');
  await main(page).getByRole('link', { name: texts.inquiry.ask, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.inquiry.newTitle })).toBeVisible();
}

async function fillIn(guest: Guest, title = words.title): Promise<void> {
  await expect(store(guest).getByRole('option')).not.toHaveCount(1);
  await store(guest).selectOption({ index: 1 });
  await subject(guest).fill(title);
  await content(guest).fill(words.content);
}

async function confirm(guest: Guest): Promise<void> {
  await guest.alertSays(guest.texts.inquiry.alerts.confirmSave);
  await inAlert(guest, guest.texts.inquiry.send).click();
}

for (const { name, onPhone, dealt: isDealt } of walks) {
  test(
    `an inquiry is checked in order, sent, read and deleted, in ${name}${onPhone ? ' on a phone' : ''}`,
    dealt(isDealt),
    async ({ browser }) => {
      const context = await browser.newContext(onPhone ? phone : {});
      const page = await context.newPage();
      const guest = new Guest(page, name);
      const { common, inquiry } = guest.texts;
      const title = `${words.title} ${name}, ${onPhone ? 'from a phone' : 'at a desk'} ${randomInt(1_000_000)}`;
      await begin(guest, `${members[name]}@dalbit.example`);

      await expect(store(guest).getByRole('option')).not.toHaveCount(1);
      for (const [wrong, field, mend] of [
        [inquiry.alerts.store, store(guest), () => store(guest).selectOption({ index: 1 })],
        // Pasted from a spreadsheet: tabs become spaces.
        [inquiry.alerts.title, subject(guest), () => subject(guest).fill(title.replaceAll(' ', '\t'))],
        [inquiry.alerts.contents, content(guest), () => content(guest).fill(words.content)],
      ] as const) {
        await send(guest).click();
        await guest.alertSays(wrong);
        await guest.closeAlert();
        await expect(field).toBeFocused();
        await expect(main(page).getByText(wrong)).toBeVisible();
        await mend();
      }
      const asked = await store(guest).locator('option:checked').innerText();
      await send(guest).click();
      await inAlert(guest, common.buttons.cancel).click();
      await expect(content(guest)).toHaveValue(words.content);
      // Two quick presses ask once.
      await send(guest).dblclick();
      await confirm(guest);
      await guest.alertSays(inquiry.alerts.saved);
      await guest.closeAlert();

      await expect(page).toHaveURL(/\/qna\/detail\?qnaSeq=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(main(page).getByText(words.content)).toHaveCSS('white-space', 'pre-line');
      await expect(main(page).getByText(asked)).toBeVisible();
      await expect(page.getByRole('region', { name: inquiry.answer })).toContainText(inquiry.status.waiting);

      const row = page.getByRole('tabpanel').getByRole('link', { name: title });
      await main(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
      await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
      await expect(row).toHaveCount(1);
      await row.click();
      await main(page).getByRole('button', { name: inquiry.remove, exact: true }).click();
      await guest.alertSays(inquiry.alerts.confirmDelete);
      await inAlert(guest, inquiry.remove).click();
      await guest.alertSays(inquiry.alerts.deleted);
      await guest.closeAlert();
      await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
      await expect(row).toHaveCount(0);
      await context.close();
    },
  );
}

test('an unsent inquiry survives a reload, the end of the session, a failing server and a lost answer', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { common, problems, inquiry } = guest.texts;
  const title = `Sent once, whatever happens ${randomInt(1_000_000)}`;
  await begin(guest, 'sora@dalbit.example');
  await fillIn(guest, title);
  const chosen = await store(guest).inputValue();
  const stillThere = async () => {
    await expect(store(guest)).toHaveValue(chosen);
    await expect(subject(guest)).toHaveValue(title);
    await expect(content(guest)).toHaveValue(words.content);
  };
  await page.reload();
  await stillThere();

  await context.clearCookies({ name: 'sid' });
  await send(guest).click();
  await confirm(guest);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').filter({ hasText: guest.texts.login.sessionEnded })).toBeVisible();
  await signIn(guest, 'sora@dalbit.example');
  await expect(page).toHaveURL(/\/fnb\/mypage\/qna\/detail$/);
  await stillThere();

  const insert = '**/api/mypage/insertQna';
  await page.route(insert, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, title: '', code: 'unavailable' }),
    }),
  );
  await send(guest).click();
  await confirm(guest);
  await guest.alertSays(problems.unavailable);
  await guest.closeAlert();
  await stillThere();

  await page.unroute(insert);
  await page.route(insert, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(guest).click();
  await confirm(guest);
  await guest.alertSays(common.offline);
  await guest.closeAlert();
  await stillThere();

  await page.unroute(insert);
  await send(guest).click();
  await confirm(guest);
  await guest.alertSays(inquiry.alerts.saved);
  await guest.closeAlert();
  await main(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: title })).toHaveCount(1);
  await page.getByRole('tabpanel').getByRole('link', { name: title }).click();
  const address = page.url();

  await page.goto('/fnb/mypage/qna/detail');
  await expect(subject(guest)).toHaveValue('');
  await page.goto('/login');
  await signIn(guest, 'junseo@dalbit.example');
  await expect(page).toHaveURL(/\/$/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: inquiry.gone })).toBeVisible();
  await expectClean(page, 'an inquiry of somebody else');
  await main(page).getByRole('link', { name: common.buttons.previous, exact: true }).click();
  await expect(page).toHaveURL(/\/fnb\/mypage\/main\?showTab=qna$/);
  for (const none of ['0', 'abc', '1.5']) {
    await page.goto(`/fnb/mypage/qna/detail?qnaSeq=${none}`);
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
  await subject(guest).fill('남아 있는 제목');
  await page.unroute('**/api/din/listByHtlCode');
  await guest.button(common.buttons.retry).click();
  await expect(store(guest).getByRole('option')).not.toHaveCount(1);
  await expect(subject(guest)).toHaveValue('남아 있는 제목');
});
