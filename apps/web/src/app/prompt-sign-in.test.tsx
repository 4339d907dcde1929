// @vitest-environment jsdom
import { guard } from '@dining/i18n/site/en/guard';
import { login } from '@dining/i18n/site/en/login';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../packages/client/test/server';
import { getSite, prepareSite, show } from '../../test/show';
import { promptSignIn } from './prompt-sign-in';

const getServer = prepareSite('guard', 'login');
const form = 'POST /api/login/form';
const offer = (loginTypeList: readonly string[]) => getServer().reply(form, createSuccess({ loginTypeList }));

async function ask(guests: boolean) {
  const shown = await show(<p>A page</p>);
  const { alerts, queryClient, translations } = getSite();
  const chosen = promptSignIn(alerts, queryClient, translations, guests, 0);
  const dialog = await screen.findByRole('alertdialog');
  const labels = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  return { ...shown, chosen, labels, getFocused: () => document.activeElement?.textContent };
}

it('offers Kakao first and focused, then other methods, guest checkout and staying', async () => {
  offer(['KAKAO', 'NAVER']);
  const { user, chosen, labels, getFocused } = await ask(true);
  expect(labels).toEqual([login.kakao, guard.otherWays, guard.asGuest, guard.stay]);
  expect(getFocused()).toBe(login.kakao);
  await user.keyboard('{Enter}');
  expect(await chosen).toBe('kakao');
});

it.each([
  ['it is not offered', () => offer(['NAVER'])],
  ['it cannot be found out', () => getServer().reply(form, createProblem('not_found', 404))],
])('leaves Kakao out where %s', async (_case, prepare) => {
  prepare();
  const { user, chosen, labels, getFocused } = await ask(true);
  expect(labels).toEqual([guard.signIn, guard.asGuest, guard.stay]);
  expect(getFocused()).toBe(guard.signIn);
  await user.keyboard('{Escape}');
  expect(await chosen).toBe('stay');
});

it('does not offer guest checkout on members’ pages', async () => {
  const { user, chosen, labels } = await ask(false);
  expect(labels).toEqual([guard.signIn, guard.stay]);
  await user.keyboard('{Enter}');
  expect(await chosen).toBe('sign-in');
});
