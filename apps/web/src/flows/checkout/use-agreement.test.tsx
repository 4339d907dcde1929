// @vitest-environment jsdom

import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { payment } from '@dining/i18n/site/en/payment';
import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProduct } from '../../../../../packages/domain/test/fixtures';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { createOwnHold, type Order } from '../../entities/orders/order';
import { saveOpenPayment } from '../../entities/payments/open-payment';
import { sessionQuery } from '../../entities/session/session';
import { footerQuery, getPolicyQuery } from '../../entities/terms/queries';
import { FinalAgreement } from '../../features/reservations/form/final-agreement';
import { usePaymentForm } from '../../features/reservations/form/use-payment-form';
import { useAgreement } from './use-agreement';

const product = createProduct();
const order = {
  product,
  visit: { date: '2026-11-20', time: '18:00' },
  party: { adults: 2, kids: 0 },
  menus: [],
  quantity: 0,
  dinRoomCode: null,
} as unknown as Order;
const fullPrice = 100_000;

function Page({ total }: { total: number }) {
  const form = usePaymentForm({ product, memberPhone: emptyPhoneNumber, send: () => Promise.resolve() });
  const { agreementKey } = useAgreement(order, total, form.setValues);
  return (
    <>
      <FinalAgreement {...form} />
      <output>{agreementKey}</output>
      <button onClick={() => form.setValues({ agreed: false })} type="button">
        Ask again
      </button>
    </>
  );
}

let site: TestSite;
const renderPage = (total: number) => (
  <site.wrapper>
    <Page total={total} />
  </site.wrapper>
);
const getCheckbox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(payment.terms.finalAgree) });
const tick = () => userEvent.click(getCheckbox());

/** Loads the terms in effect, with the given version, and a venue without a cancellation policy. */
const loadTermsInEffect = (termsVersion: string) =>
  act(() => {
    const text = { htlCode: product.htlCode, termsTypeCode: 'TT0001', termsSeq: Number(termsVersion), termsVersion };
    site.queryClient.setQueryData(footerQuery.queryKey, { result: [text], businessInfoList: [] } as never);
    site.queryClient.setQueryData(getPolicyQuery(product.dinCode).queryKey, null);
  });

/** Stores a payment of the order with the current agreement, as the page does before opening the provider. */
const storePayment = () =>
  saveOpenPayment({
    shopOrderNo: toCode<ShopOrderNo>('S1'),
    holdUntil: '2026-11-20T09:00:00.000Z',
    canRenew: true,
    page: '/',
    hold: createOwnHold(order),
    agreementKey: screen.getByRole('status').textContent,
  });

/** Opens the page again while the order is being paid. */
async function returnToPage(): Promise<ReturnType<typeof render>> {
  render(renderPage(fullPrice));
  loadTermsInEffect('1');
  await tick();
  storePayment();
  cleanup();
  return render(renderPage(fullPrice));
}

beforeAll(() => {
  // Renders loaded data at once.
  notifyManager.setScheduler((notify) => notify());
});
beforeEach(async () => {
  sessionStorage.clear();
  site = await createTestSite('en', ['common', 'phone', 'payment']);
  for (const { queryKey } of [sessionQuery, footerQuery, getPolicyQuery(product.dinCode)])
    site.queryClient.setQueryDefaults(queryKey, { enabled: false });
});
afterEach(cleanup);

it('the checkout form keeps an agreement that was given before the terms were known', async () => {
  render(renderPage(fullPrice));
  await tick();
  loadTermsInEffect('1');
  expect(getCheckbox().checked).toBe(true);
});

it('the checkout form removes the agreement when the terms change, and does not restore it when the earlier ones return', async () => {
  render(renderPage(fullPrice));
  loadTermsInEffect('1');
  await tick();
  loadTermsInEffect('2');
  expect(getCheckbox().checked).toBe(false);
  loadTermsInEffect('1');
  expect(getCheckbox().checked).toBe(false);
  await tick();
  expect(getCheckbox().checked).toBe(true);
  loadTermsInEffect('2');
  expect(getCheckbox().checked).toBe(false);
});

it('the checkout form keeps the agreement when the same terms are loaded again', async () => {
  render(renderPage(fullPrice));
  loadTermsInEffect('1');
  await tick();
  loadTermsInEffect('1');
  expect(getCheckbox().checked).toBe(true);
});

it('the checkout form restores the agreement of the order that is being paid', async () => {
  await returnToPage();
  expect(getCheckbox().checked).toBe(true);
});

it('the checkout form restores the agreement of the order that is being paid once the terms are known', async () => {
  await returnToPage();
  cleanup();
  site.queryClient.removeQueries({ queryKey: footerQuery.queryKey });
  render(renderPage(fullPrice));
  expect(getCheckbox().checked).toBe(false);
  loadTermsInEffect('1');
  expect(getCheckbox().checked).toBe(true);
});

it('the checkout form restores no agreement under other terms or for another total', async () => {
  await returnToPage();
  loadTermsInEffect('2');
  expect(getCheckbox().checked).toBe(false);
  cleanup();
  loadTermsInEffect('1');
  const { rerender } = render(renderPage(fullPrice + 1));
  expect(getCheckbox().checked).toBe(false);
  rerender(renderPage(fullPrice));
  expect(getCheckbox().checked).toBe(true);
});

it('the checkout form leaves the box unchecked when the agreement is asked for again', async () => {
  await returnToPage();
  await userEvent.click(screen.getByText('Ask again'));
  expect(getCheckbox().checked).toBe(false);
  loadTermsInEffect('1');
  expect(getCheckbox().checked).toBe(false);
});
