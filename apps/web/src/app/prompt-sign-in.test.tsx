// @vitest-environment jsdom
import { guard } from '@dining/i18n/site/en/guard';
import { login } from '@dining/i18n/site/en/login';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../packages/client/test/server';
import { getSite, prepareSite, renderInSite } from '../../test/render-in-site';
import { promptSignIn } from './prompt-sign-in';

const getServer = prepareSite('guard', 'login');
const loginFormEndpoint = 'POST /api/login/form';
const replyWithProviders = (loginTypeList: readonly string[]) =>
  getServer().setReply(loginFormEndpoint, createSuccess({ loginTypeList }));

async function openPrompt(canContinueAsGuest: boolean) {
  const view = await renderInSite(<p>A page</p>);
  const { alerts, queryClient, translations } = getSite();
  const choice = promptSignIn(alerts, queryClient, translations, canContinueAsGuest, 0);
  const dialog = await screen.findByRole('alertdialog');
  const labels = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  return { ...view, choice, labels, getFocusedText: () => document.activeElement?.textContent };
}

it('the sign-in prompt offers Kakao first and focuses it, then offers other methods, guest checkout and staying', async () => {
  replyWithProviders(['KAKAO', 'NAVER']);
  const { user, choice, labels, getFocusedText } = await openPrompt(true);
  expect(labels).toEqual([login.kakao, guard.otherWays, guard.asGuest, guard.stay]);
  expect(getFocusedText()).toBe(login.kakao);
  await user.keyboard('{Enter}');
  expect(await choice).toBe('kakao');
});

it.each([
  ['the hotel group does not offer it', () => replyWithProviders(['NAVER'])],
  ['the request for providers fails', () => getServer().setReply(loginFormEndpoint, createProblem('not_found', 404))],
])('the sign-in prompt leaves Kakao out if %s', async (_case, prepare) => {
  prepare();
  const { user, choice, labels, getFocusedText } = await openPrompt(true);
  expect(labels).toEqual([guard.signIn, guard.asGuest, guard.stay]);
  expect(getFocusedText()).toBe(guard.signIn);
  await user.keyboard('{Escape}');
  expect(await choice).toBe('stay');
});

it('the sign-in prompt does not offer guest checkout on members’ pages', async () => {
  const { user, choice, labels } = await openPrompt(false);
  expect(labels).toEqual([guard.signIn, guard.stay]);
  await user.keyboard('{Enter}');
  expect(await choice).toBe('sign-in');
});
