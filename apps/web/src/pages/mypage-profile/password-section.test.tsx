// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { problems } from '@dining/i18n/site/en/problems';
import { profile as texts } from '@dining/i18n/site/en/profile';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import type { Profile } from '../../entities/members/profile';
import { PasswordSection } from './password-section';

const getServer = prepareSite('profile', 'login');
const profile = { user_id: 'mina@dalbit.example', cellphone: '01012345678', passwordYn: 'Y' } as Profile;
const passwordEndpoint = 'POST /api/mypage/changePassword';
const { current, next, again: repeat } = texts.password;
const getField = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*${common.required}`));

it('the password section reports missing values in the order of the fields, and that the new passwords differ', async () => {
  const { user } = await renderInSite(<PasswordSection profile={profile} />);
  expect([current, next, repeat].map((label) => getField(label).autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  await user.click(getField(repeat));
  await user.keyboard('{Enter}');
  await confirmAlert(user, texts.password.currentRequired);
  expectFieldError(getField(current), texts.password.currentRequired);
  await user.keyboard('moonlight-2026{Enter}');
  await confirmAlert(user, texts.password.nextRequired);
  expectFieldError(getField(next), texts.password.nextRequired);
  await user.keyboard('moonlight-2027{Enter}');
  await confirmAlert(user, texts.password.different);
  expectFieldError(getField(repeat), texts.password.different);
  expect(getServer().listBodies(passwordEndpoint)).toEqual([]);
});

it('the password section changes the password once for two presses, announces the change and clears the fields', async () => {
  getServer().setReply(passwordEndpoint, createSuccess({ result: 'success' }));
  const { user } = await renderInSite(<PasswordSection profile={profile} />);
  await user.type(getField(current), 'moonlight-2026');
  await user.type(getField(next), 'moonlight-2027');
  await user.type(getField(repeat), 'moonlight-2027');
  await user.dblClick(screen.getByRole('button', { name: texts.password.submit }));
  await confirmAlert(user, texts.password.done);
  expect([current, next, repeat].map((label) => getField(label).value)).toEqual(['', '', '']);
  expect(getServer().listBodies(passwordEndpoint)).toEqual([
    { password: 'moonlight-2026', newPassword: 'moonlight-2027', langCode: 'En' },
  ]);
  await user.click(screen.getByRole('button', { name: texts.password.submit }));
  await confirmAlert(user, texts.password.currentRequired);
});

it('the password section reports a refusal of the server at its field', async () => {
  getServer().setReply(passwordEndpoint, createProblem('password_wrong', 422));
  const { user } = await renderInSite(<PasswordSection profile={profile} />);
  await user.type(getField(current), 'wrong');
  await user.type(getField(next), 'moonlight-2027');
  await user.type(getField(repeat), 'moonlight-2027{Enter}');
  await confirmAlert(user, problems.password_wrong);
  expectFieldError(getField(current), problems.password_wrong);
});
