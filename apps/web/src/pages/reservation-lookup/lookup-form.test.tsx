// @vitest-environment jsdom
import { complete } from '@dining/i18n/site/en/complete';
import { payment } from '@dining/i18n/site/en/payment';
import { phone } from '@dining/i18n/site/en/phone';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { LookupForm } from './lookup-form';

const getServer = prepareSite('complete', 'payment', 'phone', 'oneTimeCode');
const texts = complete.lookup;
const lookupEndpoint = 'POST /api/resv/lookup';
const getNumberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts.resvCode}`) });
const getPhoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: phone.korean });

it('the look-up form reports a missing number before a missing phone, and focuses each', async () => {
  const { user } = await renderInSite(<LookupForm resvCode="" />);
  expect(getPhoneField().autocomplete).toBe('tel');
  await user.click(getPhoneField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, texts.resvCodeRequired);
  expectFieldError(getNumberField(), texts.resvCodeRequired);
  await user.keyboard('R2611280001{Enter}');
  await confirmAlert(user, payment.alerts.phone);
  expect(getPhoneField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getPhoneField());
  expect(getServer().listBodies(lookupEndpoint)).toEqual([]);
});

it('the look-up form looks up the given number once for two presses, and opens the reservation', async () => {
  getServer().setReply(lookupEndpoint, createSuccess({ resvCode: 'R2611280001', key: 'secret' }));
  const { user, router } = await renderInSite(<LookupForm resvCode="R2611280001" />);
  expect(getNumberField().value).toBe('R2611280001');
  await user.type(getPhoneField(), '01012345678');
  await user.dblClick(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment/complete/R2611280001'));
  expect(router.state.location.search).toEqual({ key: 'secret' });
  expect(getServer().listBodies(lookupEndpoint)).toHaveLength(1);
});

it('the look-up form reports an unknown reservation at the number field', async () => {
  getServer().setReply(lookupEndpoint, createProblem('not_found', 404));
  const { user } = await renderInSite(<LookupForm resvCode="R2611280001" />);
  await user.type(getPhoneField(), '01012345678{Enter}');
  await confirmAlert(user, texts.notFound);
  expectFieldError(getNumberField(), texts.notFound);
});

it('the look-up form asks for a code if the server requires one, until the reservation number changes', async () => {
  getServer().setReply(lookupEndpoint, createProblem('lookup_code_needed', 403));
  const { user } = await renderInSite(<LookupForm resvCode="R2611280001" />);
  await user.type(getPhoneField(), '01012345678{Enter}');
  expect((await screen.findAllByText(texts.codeNeeded)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
  await user.type(getNumberField(), '2');
  expect(screen.getByRole('button', { name: texts.submit })).toBeDefined();
});
