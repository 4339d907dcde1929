// @vitest-environment jsdom
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { product } from '@dining/i18n/site/en/product';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { CancellationFees } from './cancellation-fees';

prepareSite('product');
const policy = { reservationBased: false, tiers: [{ hoursBefore: 96, feePercent: 10 }], graceMinutes: 30 };
const getVisitInHours = (hours: number) => toSeoul(new Date(Date.now() + hours * 3_600_000));
const graceText = product.cancelling.grace.replace('{{minutes}}', '30');
const feeText = product.cancelling.only.replace('{{percent}}', '10');
const getLineText = () => screen.getByText(product.cancelling.label).parentElement?.textContent;
const open = (visit: ReturnType<typeof getVisitInHours>, options: { graceMinutes?: number; bookedAt?: Date } = {}) =>
  renderInSite(
    <CancellationFees
      bookedAt={options.bookedAt ?? null}
      isDeposit={false}
      policy={{ ...policy, graceMinutes: options.graceMinutes ?? 30 }}
      visit={visit}
    />,
  );

it('the cancellation fees begin, before booking, with the grace period if cancelling would cost a fee at once', async () => {
  await open(getVisitInHours(48));
  expect(getLineText()).toBe(`${product.cancelling.label} ${graceText} · ${feeText}`);
});

it.each([
  ['if the policy has no grace period', getVisitInHours(48), 0],
  ['if the visit is within a day', getVisitInHours(23), 30],
])('the cancellation fees mention no grace period before booking %s', async (_case, visit, graceMinutes) => {
  await open(visit, { graceMinutes });
  expect(getLineText()).toBe(`${product.cancelling.label} ${feeText}`);
});

it('the cancellation fees mention no grace period before booking if cancelling costs nothing yet', async () => {
  await open(getVisitInHours(200));
  expect(getLineText()).not.toContain(graceText);
});

it('the cancellation fees name, after booking, the end of the grace period and the fee after that', async () => {
  const { date, time } = getVisitInHours(0);
  await open(getVisitInHours(48), { bookedAt: getVisitStart({ date, time }) });
  expect(getLineText()).toMatch(/^Cancellation Free until .+ · 10% fee after that$/);
});
