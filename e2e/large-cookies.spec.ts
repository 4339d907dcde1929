import { expect, test } from '@playwright/test';
import { Guest } from './support/guest';
import { signInByApi } from './support/member';

test('a page requested with more than 16 kB of cookies shows a link that deletes them and reopens the same page', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/');
  await signInByApi(page);
  const url = page.url();
  await context.addCookies(
    Array.from({ length: 6 }, (_, index) => ({ name: `big${index}`, value: 'x'.repeat(3_500), url })),
  );
  await guest.goTo('/fnb/prom/main');
  const { title, clear } = guest.texts.device.largeCookies;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: clear }).click();
  await expect(page).toHaveURL(/\/fnb\/prom\/main/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('big'))).toEqual([]);
});
