// @vitest-environment jsdom
import { complete } from '@dining/i18n/site/en/complete';
import { oneTimeCode } from '@dining/i18n/site/en/one-time-code';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { LookupCode, type LookupResult } from './lookup-code';

const getServer = prepareSite('complete', 'oneTimeCode');
const onFound = vi.fn<(result: LookupResult) => void>();
const lookupBody = { resvCode: 'R2611280001', phone: '01012345678' };
const requestCodeEndpoint = 'POST /api/resv/askLookupCode';
const lookupEndpoint = 'POST /api/resv/lookup';
const codeSentReply = createSuccess({ sentBy: 'mail', liveSeconds: 300, againSeconds: 0 });
const foundReservation = { resvCode: 'R2611280001', key: 'secret' };
const getSendButton = () => screen.getByRole('button', { name: oneTimeCode.send });
const findCodeField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${oneTimeCode.label}`) });

const open = async () => {
  onFound.mockClear();
  return renderInSite(<LookupCode lookup={lookupBody} onFound={onFound} />);
};

const openWithCode = async () => {
  getServer().setReply(requestCodeEndpoint, codeSentReply);
  const { user } = await open();
  await user.keyboard('{Enter}');
  return { user, codeField: await findCodeField() };
};

it('the look-up with a code focuses the button that sends the code, then the code field', async () => {
  getServer().setReply(requestCodeEndpoint, codeSentReply);
  const { user } = await open();
  expect(document.activeElement).toBe(getSendButton());
  await user.keyboard('{Enter}');
  const codeField = await findCodeField();
  expect(document.activeElement).toBe(codeField);
  expect(screen.getByText(complete.lookup.codeByMail)).toBeDefined();
  expect(getServer().listBodies(requestCodeEndpoint)).toEqual([{ ...lookupBody, langCode: 'En' }]);
});

it('the look-up with a code shows why no code can be sent', async () => {
  getServer().setReply(requestCodeEndpoint, createProblem('code_not_sent', 502));
  const { user } = await open();
  await user.keyboard('{Enter}');
  await confirmAlert(user, problems.code_not_sent);
  expect(getSendButton()).toBeDefined();
});

it('the look-up with a code looks up once for two presses of Enter', async () => {
  const { user, codeField } = await openWithCode();
  getServer().setReply(lookupEndpoint, createSuccess(foundReservation));
  await user.type(codeField, '123456{Enter}{Enter}');
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toEqual(foundReservation);
  expect(getServer().listBodies(lookupEndpoint)).toEqual([{ ...lookupBody, code: '123456' }]);
});

it('the look-up with a code reports a missing code and a refused code at the code field', async () => {
  const { user, codeField } = await openWithCode();
  await user.keyboard('{Enter}');
  await confirmAlert(user, oneTimeCode.required);
  expectFieldError(codeField, oneTimeCode.required);
  getServer().setReply(lookupEndpoint, createProblem('code_wrong', 422));
  await user.keyboard('000000{Enter}');
  await confirmAlert(user, problems.code_wrong);
  expectFieldError(codeField, problems.code_wrong);
  expect(codeField.value).toBe('000000');
  expect(onFound).not.toHaveBeenCalled();
});
