// @vitest-environment jsdom
import { type DinCode, type ProdCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { payment as texts } from '@dining/i18n/site/en/payment';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { PaymentDialog } from './payment-dialog';
import type { OpenPhase } from './payment-phases';
import type { PaymentCheckResult } from './use-payment-events';

prepareSite('payment');
const payment: OpenPayment = {
  shopOrderNo: toCode<ShopOrderNo>('H01-20261128-1'),
  holdUntil: new Date(Date.now() + 600_000).toISOString(),
  canRenew: true,
  page: '/reservation/prod/payment',
  hold: {
    dinCode: toCode<DinCode>('GRILL'),
    prodCode: toCode<ProdCode>('DINNER'),
    visit: { date: '2026-12-24', time: '18:00' },
    seats: 2,
    dinRoomCode: null,
    units: 1,
  },
};
const onCheck = vi.fn<() => Promise<PaymentCheckResult>>();
const onFocusWindow = vi.fn<() => void>();
const onPayAgain = vi.fn<() => void>();
const onGiveUp = vi.fn<() => void>();
const getButton = (name: string) => screen.getByRole('button', { name });
const listButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

const open = (type: OpenPhase['type'], isOffline = false) =>
  renderInSite(
    <PaymentDialog
      isOffline={isOffline}
      onPayAgain={onPayAgain}
      onCheck={onCheck}
      onFocusWindow={onFocusWindow}
      onGiveUp={onGiveUp}
      onRenewed={() => {}}
      phase={{ type, payment, request: null }}
      reservationType="table"
    />,
  );

beforeEach(() => {
  vi.resetAllMocks();
});

it('the payment dialog is named by its status, focuses its heading, and shows how long the reservation is held', async () => {
  await open('window');
  const dialog = screen.getByRole('dialog', { name: texts.popup.waitingTitle, description: texts.popup.waitingBody });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.popup.waitingTitle }));
  expect(dialog.contains(screen.getByRole('timer'))).toBe(true);
});

it('the payment dialog stays open on Escape while the payment is in progress', async () => {
  const { user } = await open('window');
  await user.keyboard('{Escape}');
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('the payment dialog can focus the payment window, or cancel the payment', async () => {
  const { user } = await open('window');
  expect(listButtons()).toEqual([texts.popup.focus, texts.popup.giveUp]);
  await user.click(getButton(texts.popup.focus));
  expect(onFocusWindow).toHaveBeenCalledOnce();
  await user.click(getButton(texts.popup.giveUp));
  expect(onGiveUp).toHaveBeenCalledOnce();
});

it('the payment dialog offers to check the payment, to pay again and to cancel once the window is closed', async () => {
  const { user } = await open('closed');
  expect(screen.getByRole('dialog', { name: texts.popup.closedTitle })).toBeDefined();
  expect(listButtons()).toEqual([texts.popup.checkAgain, texts.popup.payAgain, texts.popup.giveUp]);
  await user.click(getButton(texts.popup.payAgain));
  expect(onPayAgain).toHaveBeenCalledOnce();
});

it('the payment dialog says that a restored payment is in progress', async () => {
  await open('restored');
  expect(screen.getByRole('dialog', { name: texts.popup.foundTitle })).toBeDefined();
});

it('the payment dialog does not offer to pay again while the server cannot be reached', async () => {
  await open('offline');
  expect(screen.getByRole('dialog', { name: texts.popup.offlineTitle })).toBeDefined();
  expect(listButtons()).toEqual([texts.popup.checkAgain, texts.popup.giveUp]);
});

it.each<[PaymentCheckResult, string]>([
  ['pending', texts.popup.notYet],
  ['offline', common.offline],
  ['failed', common.loadFailed],
])('the payment dialog announces the result of a check: %s', async (result, announcement) => {
  onCheck.mockResolvedValue(result);
  const { user } = await open('closed');
  await user.click(getButton(texts.popup.checkAgain));
  await waitFor(() => expect(screen.getByText(announcement).getAttribute('role')).toBe('status'));
});

it('the payment dialog has no buttons and no countdown during a confirmation, and shows the order number', async () => {
  await open('confirming');
  expect(screen.getByRole('dialog', { name: texts.outcome.pendingTitle })).toBeDefined();
  expect(screen.getByText(texts.popup.orderNumber.replace('{{no}}', payment.shopOrderNo))).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('the payment dialog says that the guest is offline if the connection is lost during a confirmation', async () => {
  await open('confirming', true);
  expect(screen.getByRole('dialog', { name: texts.popup.offlineTitle })).toBeDefined();
});

it('the payment dialog shows the text for a closed window and a busy button during a cancellation', async () => {
  await open('cancelling');
  expect(screen.getByRole('dialog', { name: texts.popup.closedTitle })).toBeDefined();
  expect(screen.getByRole('button', { busy: true })).toBe(getButton(texts.popup.giveUp));
});
