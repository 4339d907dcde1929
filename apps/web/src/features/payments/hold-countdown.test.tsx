// @vitest-environment jsdom
import type { ReservationType } from '@dining/domain/products/product';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { payment as texts } from '@dining/i18n/site/en/payment';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { HoldCountdown } from './hold-countdown';

const getServer = prepareSite('payment');
const shopOrderNo = toCode<ShopOrderNo>('H01-20261128-1');
const renewEndpoint = 'POST /api/ordersheet/renewHold';
/** Lists the current screen reader announcements. */
const listAnnouncements = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const queryRenewButton = () => screen.queryByRole('button', { name: texts.hold.renew });

function TestCountdown({ initialPayment, type }: { initialPayment: OpenPayment; type: ReservationType }) {
  const [payment, setPayment] = useState(initialPayment);
  return <HoldCountdown onRenewed={setPayment} payment={payment} reservationType={type} />;
}

const formatInstantIn = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
const open = async (seconds: number, canRenew = true, type: ReservationType = 'table') => {
  const initialPayment = { shopOrderNo, holdUntil: formatInstantIn(seconds), canRenew } as OpenPayment;
  const { user } = await renderInSite(<TestCountdown initialPayment={initialPayment} type={type} />);
  const renew = async () => user.click(screen.getByRole('button', { name: texts.hold.renew }));
  return { renew };
};

it('the hold countdown shows the remaining time, and does not announce it while ten minutes are left', async () => {
  await open(600);
  expect(screen.getByRole('timer').textContent).toMatch(/^We are holding your table\. (10:00|9:5\d) left$/);
  expect(listAnnouncements()).toEqual([]);
  expect(queryRenewButton()).toBeNull();
});

it('the hold countdown announces that the time is nearly up, and renews the hold once', async () => {
  getServer().setReply(renewEndpoint, createSuccess({ holdUntil: formatInstantIn(600), secondsLeft: 600 }));
  const { renew } = await open(90);
  expect(listAnnouncements()).toEqual([texts.hold.ending]);
  await renew();
  await waitFor(() => expect(listAnnouncements()).toEqual([texts.hold.renewed]));
  expect(queryRenewButton()).toBeNull();
  expect(document.activeElement?.textContent).toBe(texts.hold.renewed);
  expect(getServer().listBodies(renewEndpoint)).toEqual([{ shopOrderNo }]);
});

it('the hold countdown announces the last minute of a hold that was already renewed', async () => {
  await open(50, false);
  expect(listAnnouncements()).toEqual([texts.hold.remaining.replace('{{time}}', '1:00')]);
  expect(queryRenewButton()).toBeNull();
});

it('the hold countdown announces that the time has run out', async () => {
  await open(0);
  expect(listAnnouncements()).toEqual([texts.hold.over]);
  expect(screen.getByRole('timer').textContent).toBe('');
});

it('the hold countdown mentions the order instead of a table for a pickup', async () => {
  await open(600, true, 'pickup');
  expect(screen.getByRole('timer').textContent).toMatch(/^We are holding your order\./);
});

it('the hold countdown announces why the hold cannot be renewed, and still offers to renew it', async () => {
  getServer().setReply(renewEndpoint, createProblem('too_many_requests', 429));
  const { renew } = await open(90);
  await renew();
  await waitFor(() => expect(listAnnouncements()).toEqual([problems.too_many_requests]));
  expect(queryRenewButton()).not.toBeNull();
});

it('the hold countdown says that the hold was already renewed, and no longer offers to renew it', async () => {
  getServer().setReply(renewEndpoint, createProblem('hold_renewed', 409));
  const { renew } = await open(90);
  await renew();
  await waitFor(() => expect(queryRenewButton()).toBeNull());
  expect(listAnnouncements()).toEqual([problems.hold_renewed]);
});
