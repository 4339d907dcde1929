// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { CancelForm } from '@dining/contract/site/reservations/own-reservation';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { type ProdCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { cancellation } from '@dining/i18n/site/en/cancellation';
import { common } from '@dining/i18n/site/en/common';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderInSite } from '../../../test/render-in-site';
import { createOwnCancellation } from '../../entities/reservations/cancellation';
import { CancelButton } from './cancel-button';

const getServer = prepareSite('cancellation', 'reservation');
const resvCode = toCode<ResvCode>('R2611280001');
const reservation = { resvCode, resvType: 'table', resvCancelYn: 'Y' } as ResvInfo;
const form: CancelForm = {
  resvCode,
  prodCode: toCode<ProdCode>('DINNER'),
  resvDate: '2026-12-24 18:00',
  resvCancelDate: '2026-12-23 20:30',
  resvSetleAmnt: 100_000,
  resvCancelFee: 10_000,
  resvRefundAmnt: 90_000,
  ...encodeText('payCancelDesc', { default: '하루 전 10%', en: '10% from the day before' }),
};
const formEndpoint = 'POST /api/mypage/payPlcyDetail';
const cancelEndpoint = 'POST /api/resv/cancel';

const getCancelButton = () => screen.getByRole('button', { name: cancellation.title });
const getDialog = () => screen.getByRole('dialog', { name: cancellation.title });
const getCheckbox = () =>
  within(getDialog()).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(cancellation.agree) });
const submitNames = [cancellation.submit, cancellation.submitNoRefund, 'Cancel and get ₩90,000 back'];
const isSubmitName = (name: string) => submitNames.includes(name);
const getSubmitButton = () => within(getDialog()).getByRole('button', { name: isSubmitName });
/** Returns the value of a fact in the dialog. */
const getFact = (name: string) =>
  within(getDialog()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

const open = async (displayedForm: CancelForm = form) => {
  getServer().setReply(formEndpoint, createSuccess({ result: displayedForm }));
  const { user } = await renderInSite(
    <CancelButton cancellation={createOwnCancellation(reservation)} reservation={reservation} />,
  );
  await user.click(getCancelButton());
  await screen.findByRole('dialog');
  return user;
};

/** Ticks the agreement, presses the submit button twice and confirms. */
const submit = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(getCheckbox());
  await user.dblClick(getSubmitButton());
  const confirmDialog = await screen.findByRole('alertdialog', { name: cancellation.alerts.confirm });
  await user.click(within(confirmDialog).getByRole('button', { name: isSubmitName }));
};

it('the cancel button is not offered for a reservation that its guest may not cancel', async () => {
  await renderInSite(
    <CancelButton
      cancellation={createOwnCancellation(reservation)}
      reservation={{ ...reservation, resvCancelYn: 'N' }}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('the cancel dialog shows the fee, the refund and the time of the request, and a policy that Tab focuses', async () => {
  const user = await open();
  expect(getFact(cancellation.paid)).toBe('₩100,000');
  expect(getFact(cancellation.fee)).toBe('₩10,000');
  expect(getFact(cancellation.refund)).toBe('₩90,000');
  expect(getFact(cancellation.requested)).toBe('2026-12-23 (Wed) 20:30');
  const policy = screen.getByRole('region', { name: cancellation.policy });
  expect(policy.textContent).toContain('10% from the day before');
  await waitFor(async () => {
    await user.tab();
    expect(document.activeElement).toBe(policy);
  });
});

it('the cancel dialog says that nothing was paid', async () => {
  await open({ ...form, resvSetleAmnt: 0, resvCancelFee: 0, resvRefundAmnt: 0 });
  expect(screen.getByText(cancellation.nothingPaid)).toBeDefined();
  expect(getSubmitButton().textContent).toBe(cancellation.submit);
});

it('the cancel dialog names the refund on the button and in the question', async () => {
  const user = await open();
  expect(getSubmitButton().textContent).toBe('Cancel and get ₩90,000 back');
  await user.click(getCheckbox());
  await user.click(getSubmitButton());
  const confirmDialog = await screen.findByRole('alertdialog', { name: cancellation.alerts.confirm });
  expect(within(confirmDialog).getByRole('button', { name: 'Cancel and get ₩90,000 back' })).toBeDefined();
});

it('the cancel dialog says on the button that nothing is refunded if the fee is the full amount', async () => {
  await open({ ...form, resvCancelFee: 100_000, resvRefundAmnt: 0 });
  expect(getSubmitButton().textContent).toBe(cancellation.submitNoRefund);
});

it('the cancel dialog asks for the agreement first, and focuses its checkbox', async () => {
  const user = await open();
  expect(getSubmitButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(getSubmitButton());
  await confirmAlert(user, cancellation.alerts.agree);
  await waitFor(() => expect(document.activeElement).toBe(getCheckbox()));
  await user.keyboard(' ');
  expect(getSubmitButton().getAttribute('aria-disabled')).toBeNull();
  expect(getServer().listBodies(cancelEndpoint)).toEqual([]);
});

it('the cancel dialog closes on Escape, returns the focus to its button and cancels nothing', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(getCancelButton());
  expect(getServer().listBodies(cancelEndpoint)).toEqual([]);
});

it('the cancel dialog cancels once for two presses, with the fee that was shown, and announces the cancellation', async () => {
  getServer().setReply(
    cancelEndpoint,
    createSuccess({ result: 'success', resvCancelFee: 10_000, resvRefundAmnt: 90_000 }),
  );
  const user = await open();
  await submit(user);
  await confirmAlert(user, cancellation.alerts.done);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getServer().listBodies(cancelEndpoint)).toEqual([{ resvCode, key: '', resvCancelFee: 10_000 }]);
});

it('the cancel dialog cancels nothing if the question is declined', async () => {
  const user = await open();
  await user.click(getCheckbox());
  await user.click(getSubmitButton());
  const confirmDialog = await screen.findByRole('alertdialog', { name: cancellation.alerts.confirm });
  await user.click(within(confirmDialog).getByRole('button', { name: common.buttons.close }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getCheckbox().checked).toBe(true);
  expect(getServer().listBodies(cancelEndpoint)).toEqual([]);
});

it('the cancel dialog shows a changed fee, and asks for the agreement again', async () => {
  getServer().setReply(
    cancelEndpoint,
    createProblem('fee_changed', 409, { resvCancelFee: 30_000, resvRefundAmnt: 70_000 }),
  );
  const user = await open();
  await submit(user);
  await confirmAlert(user, problems.fee_changed);
  expect([getFact(cancellation.fee), getFact(cancellation.refund)]).toEqual(['₩30,000', '₩70,000']);
  expect(getCheckbox().checked).toBe(false);
  expect(within(getDialog()).getByRole('button', { name: 'Cancel and get ₩70,000 back' })).toBeDefined();
});

it('the cancel dialog closes and says why if the reservation can no longer be cancelled', async () => {
  getServer().setReply(cancelEndpoint, createSuccess({ result: 'fail', errMsg: 'ALREADY_CONFIRMED' }));
  const user = await open();
  await submit(user);
  await confirmAlert(user, cancellation.errors.ALREADY_CONFIRMED);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the cancel button opens no dialog if the reservation is already cancelled, and says so', async () => {
  getServer().setReply(formEndpoint, createSuccess({ result: 'fail', errMsg: 'ALREADY_CANCELLED' }));
  const { user } = await renderInSite(
    <CancelButton cancellation={createOwnCancellation(reservation)} reservation={reservation} />,
  );
  await user.click(getCancelButton());
  await confirmAlert(user, cancellation.errors.ALREADY_CANCELLED);
  expect(screen.queryByRole('dialog')).toBeNull();
});
