import { expect, type Page } from '@playwright/test';
import { post } from './api';
import type { Guest } from './guest';

export const member = { id: 'member@dalbit.example', password: 'moonlight-2026' };

/** Signs in on the sign-in page. All demo members have the same password. */
export async function signIn({ page, texts }: Guest, id = member.id): Promise<void> {
  await page.getByRole('textbox', { name: texts.login.id }).fill(id);
  await page.getByRole('textbox', { name: texts.login.password }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: texts.login.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export const signInByApi = (page: Page, id = member.id): Promise<unknown> =>
  post(page, '/authentications', { username: id, password: member.password });
