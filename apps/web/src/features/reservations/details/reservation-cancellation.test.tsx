// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { cancellation } from '@dining/i18n/site/en/cancellation';
import { payment } from '@dining/i18n/site/en/payment';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { hotelsQuery } from '../../../entities/app/app-data';
import { ReservationCancellation } from './reservation-cancellation';

prepareSite('cancellation', 'payment');
const reservation = {
  htlCode: 'H02',
  dinCode: 'GRILL',
  prodCode: 'DINNER',
  resvType: 'table',
  resvAdultCnt: 3,
  resvKidCnt: 1,
  resvCancelBy: 'guest',
  resvCancelDate: '2026-12-23 20:30',
  resvSetleType: 'card',
  resvCancelFee: 10_000,
  resvRefundAmnt: 90_000,
  resvRefundDays: 7,
} as ResvInfo;
const createHotel = (htlCode: string, htlHmcCode: string) => ({
  htlCode,
  htlHmcCode,
  ...encodeText('htlName', { default: '달빛', en: 'Dalbit' }),
});
const open = (overrides: Partial<ResvInfo> = {}) =>
  renderInSite(
    <ReservationCancellation reservation={{ ...reservation, ...overrides }} />,
    (queryClient, { search }) => {
      queryClient.setQueryData(hotelsQuery.queryKey, [createHotel('H01', 'DSE'), createHotel('H02', 'DJJ')] as never);
      search.restore();
    },
  );
const listLabels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const getAnotherDayLink = () => screen.getByRole('link', { name: cancellation.past.anotherDay });

it('the cancellation summary begins with the refund and says when it usually arrives on the card', async () => {
  await open();
  expect(listLabels()).toEqual([
    cancellation.past.refund,
    cancellation.past.fee,
    cancellation.past.method,
    cancellation.past.at,
  ]);
  expect(screen.getByText('₩90,000')).toBeDefined();
  expect(screen.getByText(cancellation.past.arrives.card.replace('{{days}}', '7'))).toBeDefined();
});

it('the cancellation summary says when the refund arrives in the account that was used to pay', async () => {
  await open({ resvSetleType: 'account', resvRefundDays: 3 });
  expect(screen.getByText(payment.payMethod.account)).toBeDefined();
  expect(screen.getByText(cancellation.past.arrives.account.replace('{{days}}', '3'))).toBeDefined();
});

it('the cancellation summary mentions no refund if no payment was made', async () => {
  await open({ resvSetleType: '', resvCancelFee: 0, resvRefundAmnt: 0, resvRefundDays: 0 });
  expect(listLabels()).toEqual([cancellation.past.at]);
  expect(screen.queryByText(/business days/)).toBeNull();
});

it('the cancellation summary links to another day at the same restaurant with the same party, although another hotel is chosen', async () => {
  const { user, router } = await open();
  expect(getAnotherDayLink().getAttribute('href')).toBe(
    '/reservation/step/1?hotelCode=DJJ&dinCode=GRILL&resvType=table&adultCount=3&childCount=1',
  );
  await user.click(getAnotherDayLink());
  await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/step/1'));
});

it('the cancellation summary links to the product of a pickup', async () => {
  await open({ resvType: 'pickup', resvAdultCnt: 0, resvKidCnt: 0 });
  expect(getAnotherDayLink().getAttribute('href')).toMatch(
    /^\/reservation\/prod\/detail\/GRILL\/DINNER\?hotelCode=DJJ&dinCode=GRILL&prodCode=DINNER&resvType=pickup/,
  );
});
