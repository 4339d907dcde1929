import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { post } from './api';
import { Guest } from './guest';
import type { LanguageName } from './languages';
import { waitForSms } from './sms';

interface ReservedVisit {
  readonly resvCode: string;
  readonly key: string;
}

async function reserveVisit(
  guest: Guest,
  date: string,
  phone: readonly [string, string],
  pay: () => Promise<void>,
): Promise<ReservedVisit> {
  await guest.preparePayment(date, '19:00');
  await guest.fillInForm({ phone: [...phone] });
  await Promise.all([guest.page.waitForURL(/\/payment\/complete\//), pay()]);
  const link = await guest.page.getByRole('textbox', { name: guest.texts.complete.secret.title }).inputValue();
  const { pathname, searchParams } = new URL(link);
  return { resvCode: pathname.split('/').pop() ?? '', key: searchParams.get('key') ?? '' };
}

/** Reserves, confirms the visit on the page that the reminder links to, and cancels the reservation. */
export async function runVisitJourney(
  page: Page,
  name: LanguageName,
  date: string,
  pay: (guest: Guest) => Promise<void>,
): Promise<void> {
  const guest = new Guest(page, name);
  // A different phone number for each guest, because the number of SMS to one number is limited per day.
  const phone = [String(randomInt(2_000, 9_999)), '8765'] as const;
  const { resvCode, key } = await reserveVisit(guest, date, phone, () => pay(guest));
  const { visit } = guest.texts;
  expect((await waitForSms(`010${phone.join('')}`, resvCode)).text).toContain(`/complete/${resvCode}?key=${key}`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: guest.texts.complete.calendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${resvCode}.ics`);

  const path = `/reservation/visit?resvCode=${resvCode}&key=${key}`;
  const confirmButton = guest.getButton(visit.coming);
  const getVisitInfo = async () => (await post(page, '/resv/visit', { resvCode, key }))['visitInfo'];
  // Mail programs open links, so opening the page must not confirm the visit.
  for (const situation of ['opened', 'opened again']) {
    await guest.open(path);
    await expect(confirmButton, situation).toBeVisible();
  }
  await expectAccessible(page, 'a reminder’s page');
  expect(await getVisitInfo()).toMatchObject({ comingYn: 'N' });

  await confirmButton.dblclick();
  await expect(page.getByText(visit.thanks)).toBeVisible();
  await expect(confirmButton).toHaveCount(0);
  await expectAccessible(page, 'a reminder’s page once it is answered');
  expect(await getVisitInfo()).toMatchObject({ comingYn: 'Y', comingErrMsg: '' });
  await page.reload();
  await expect(page.getByText(visit.thanks)).toBeVisible();

  await page.getByRole('link', { name: visit.cancel }).click();
  await page.waitForURL(new RegExp(`/complete/${resvCode}\\?key=`));
  expect(await post(page, '/resv/cancel', { resvCode, key })).toMatchObject({ result: 'success' });
  await guest.open(path);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.cancel })).toBeVisible();
  await expect(page.getByRole('link', { name: visit.open })).toBeVisible();
  await expect(confirmButton).toHaveCount(0);

  // A browser that did not make the reservation needs the reservation's key; a truncated key opens nothing.
  await page.context().clearCookies();
  await guest.open(path.slice(0, -1));
  await expect(page.getByText(visit.notFound)).toBeVisible();
}
