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
const lookupBody = { resvCode: 'R2611280001', phone: '01012345678' };
const requestCode = 'POST /api/resv/askLookupCode';
const lookupEndpoint = 'POST /api/resv/lookup';
const codeSent = createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 });
const foundReservation = { resvCode: 'R2611280001', key: 'secret' };
const getSend = () => screen.getByRole('button', { name: oneTimeCode.send });
const findCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });

const open = async () => {
  onFound.mockClear();
  return show(<LookupCode lookup={lookupBody} onFound={onFound} />);
};

const openWithCode = async () => {
  getServer().reply(requestCode, codeSent);
  const { user } = await open();
  await user.keyboard('{Enter}');
  return { user, code: await findCode() };
};

it('the look-up with a code focuses the button that sends the code, then the code field', async () => {
  getServer().reply(requestCode, codeSent);
  const { user } = await open();
  expect(document.activeElement).toBe(getSend());
  await user.keyboard('{Enter}');
  const code = await findCode();
  expect(document.activeElement).toBe(code);
  expect(screen.getByText(complete.lookup.codeByMail)).toBeDefined();
  expect(getServer().listBodies(requestCode)).toEqual([{ ...lookupBody, langCode: 'En' }]);
});

it('the look-up with a code shows why no code can be sent', async () => {
  getServer().reply(requestCode, createProblem('code_not_sent', 502));
  const { user } = await open();
  await user.keyboard('{Enter}');
  await confirmAlert(user, problems.code_not_sent);
  expect(getSend()).toBeDefined();
});

it('the look-up with a code looks up once for two presses of Enter', async () => {
  const { user, code } = await openWithCode();
  getServer().reply(lookupEndpoint, createSuccess(foundReservation));
  await user.type(code, '123456{Enter}{Enter}');
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toEqual(foundReservation);
  expect(getServer().listBodies(lookupEndpoint)).toEqual([{ ...lookupBody, code: '123456' }]);
});

it('the look-up with a code reports a missing code and one that the server refuses at its field', async () => {
  const { user, code } = await openWithCode();
  await user.keyboard('{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(code, oneTimeCode.required);
  getServer().reply(lookupEndpoint, createProblem('code_wrong', 422));
  await user.keyboard('000000{Enter}');
  await confirmAlert(user, problems.code_wrong);
  expectFieldError(code, problems.code_wrong);
  expect(code.value).toBe('000000');
  expect(onFound).not.toHaveBeenCalled();
});
