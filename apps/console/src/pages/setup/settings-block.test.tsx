// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();

it.each([
  ['Set', { isSet: true, hasDefault: true, isNeeded: true }],
  ['Needed before guests book', { isSet: false, hasDefault: false, isNeeded: true }],
  ['Default', { isSet: false, hasDefault: true, isNeeded: false }],
  ['Not set', { isSet: false, hasDefault: false, isNeeded: false }],
])('a setting is shown as: %s', async (text, state) => {
  getServer().setReply('GET /api/staff/setup/test-payment/view', createSuccess({ test: null }));
  getServer().setReply(
    'GET /api/staff/setup/view',
    createSuccess({
      items: [],
      settings: [{ name: 'SIGN_IN_KAKAO_CLIENT_ID', section: 'Sign-in providers', ...state }],
      usesStandIns: false,
      nextPosition: 1,
      canSendMail: true,
      canSendSms: true,
      paymentTestedOn: null,
    }),
  );
  const { user } = await openConsole('/console/setup', createMe('owner', testScopes.group));
  await user.click(await screen.findByText('Sign-in providers'));
  const row = screen.getByRole('row', { name: /SIGN_IN_KAKAO_CLIENT_ID/ });
  expect(row.textContent).toMatch(new RegExp(`${text}$`));
});
