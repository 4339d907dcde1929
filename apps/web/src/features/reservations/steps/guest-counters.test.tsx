// @vitest-environment jsdom
import { counterLimits } from '@dining/domain/products/party';
import { common } from '@dining/i18n/site/en/common';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { GuestCounters } from './guest-counters';

prepareSite('reservation');
const { adult, kid, kidAge } = common.guests;

function TestCounters({
  initialParty = { adults: 2, kids: 0 },
  ...props
}: {
  initialParty?: { adults: number; kids: number };
  error?: string;
  phone?: string;
}) {
  const [party, setParty] = useState(initialParty);
  return <GuestCounters {...party} {...props} minAdults={1} onChange={setParty} />;
}
const getCounter = (name: string) => within(screen.getByRole('group', { name }));
const getIncreaseButton = (name: string) =>
  screen.getByRole('button', { name: common.buttons.increase.replace('{{label}}', name) });
const getDecreaseButton = (name: string) =>
  screen.getByRole('button', { name: common.buttons.decrease.replace('{{label}}', name) });

it('the party counter counts adults and children separately, by keyboard or pointer, and announces each new count', async () => {
  const { user } = await renderInSite(<TestCounters />);
  getIncreaseButton(adult).focus();
  await user.keyboard('{Enter}');
  await user.click(getIncreaseButton(kid));
  expect(getCounter(adult).getByRole('status').textContent).toContain('3 adults');
  expect(getCounter(kid).getByRole('status').textContent).toContain('1 child');
  expect(getCounter(kid).getByText(kidAge)).toBeDefined();
  expect(screen.getByText(reservation.party.infants)).toBeDefined();
});

it('the party counter stops at one adult, where the focus stays, and at the maximum number of children', async () => {
  const { user } = await renderInSite(<TestCounters initialParty={{ adults: 2, kids: counterLimits.max - 1 }} />);
  await user.click(getDecreaseButton(adult));
  expect(getDecreaseButton(adult).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(getDecreaseButton(adult));
  await user.click(getIncreaseButton(kid));
  expect(getIncreaseButton(kid).getAttribute('aria-disabled')).toBe('true');
});

it('the party counter links the error of the party to the counter of adults', async () => {
  await renderInSite(<TestCounters error={reservation.alerts.adultMinimum} />);
  expect(screen.getByRole('group', { description: reservation.alerts.adultMinimum })).toBe(
    screen.getByRole('group', { name: adult }),
  );
});

it('the party counter shows the phone number for parties that are too large to reserve online', async () => {
  await renderInSite(<TestCounters phone="064-000-3302" />);
  expect(screen.getByText(reservation.party.large)).toBeDefined();
  expect(screen.getByRole('link', { name: '064-000-3302' }).getAttribute('href')).toBe('tel:064-000-3302');
});
