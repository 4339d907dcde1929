// @vitest-environment jsdom
import { complete } from '@dining/i18n/site/en/complete';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, show } from '../../../test/show';
import { type FoundReservation, LookupCode } from './lookup-code';

const getServer = prepareSite('complete', 'oneTimeCode');
const onFound = vi.fn<(found: FoundReservation) => void>();
const request = { resvCode: 'R2611280001', phone: '01012345678' };
const requestCode = 'POST /api/resv/askLookupCode';
const lookup = 'POST /api/resv/lookup';
const codeSent = createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 });
const found = { resvCode: 'R2611280001', key: 'secret' };
const getSend = () => screen.getByRole('button', { name: oneTimeCode.send });
const findCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });

const open = async () => {
  onFound.mockClear();
  return show(<LookupCode lookup={request} onFound={onFound} />);
};

const openWithCode = async () => {
  getServer().reply(requestCode, codeSent);
  const { user } = await open();
  await user.keyboard('{Enter}');
  return { user, code: await findCode() };
};

it('focuses the button that sends the code, then the field for it', async () => {
  getServer().reply(requestCode, codeSent);
  const { user } = await open();
  expect(document.activeElement).toBe(getSend());
  await user.keyboard('{Enter}');
  const code = await findCode();
  expect(document.activeElement).toBe(code);
  expect(screen.getByText(complete.lookup.codeByMail)).toBeDefined();
  expect(getServer().listBodies(requestCode)).toEqual([{ ...request, langCode: 'En' }]);
});

it('shows why no code can be sent', async () => {
  getServer().reply(requestCode, createProblem('code_not_sent', 502));
  const { user } = await open();
  await user.keyboard('{Enter}');
  await confirmAlert(user, problems.code_not_sent);
  expect(getSend()).toBeDefined();
});

it('looks up once for two presses of Enter', async () => {
  const { user, code } = await openWithCode();
  getServer().reply(lookup, createSuccess(found));
  await user.type(code, '123456{Enter}{Enter}');
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toEqual(found);
  expect(getServer().listBodies(lookup)).toEqual([{ ...request, code: '123456' }]);
});

it('reports a missing code and one that the server refuses at its field', async () => {
  const { user, code } = await openWithCode();
  await user.keyboard('{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(code, oneTimeCode.required);
  getServer().reply(lookup, createProblem('code_wrong', 422));
  await user.keyboard('000000{Enter}');
  await confirmAlert(user, problems.code_wrong);
  expectFieldError(code, problems.code_wrong);
  expect(code.value).toBe('000000');
  expect(onFound).not.toHaveBeenCalled();
});
