// @vitest-environment jsdom
import type { DayStatus } from '@dining/domain/availability/day-status';
import type { Slot } from '@dining/domain/availability/slots';
import type { ReservationType } from '@dining/domain/products/product';
import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime, type Visit } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { common } from '@dining/i18n/site/en/common';
import { reservation } from '@dining/i18n/site/en/reservation';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addCssEscape } from '../../../../../../packages/ui/test/browser';
import { confirmAlert, prepareSite, renderInSite } from '../../../../test/render-in-site';
import { getMonth } from '../../../entities/availability/stock';
import type { DaysOfMonth } from '../days/use-days';
import { DateTimeChoice } from './date-time-choice';

prepareSite('reservation');
beforeAll(addCssEscape);
const today = getTodayInSeoul(new Date());
const day = addDays(today, 3);
const retry = vi.fn<() => void>();
beforeEach(() => retry.mockClear());

const createSlot = (time: SeoulTime, overrides: Partial<Slot> = {}): Slot => ({
  time,
  meal: 'D',
  state: 'open',
  seatsLeft: 40,
  rooms: [],
  ...overrides,
});

interface Availability {
  slots?: readonly Slot[];
  status?: DayStatus;
  isPending?: boolean;
  hasFailed?: boolean;
}
/** Returns availability of one day; all other days are closed. */
const createDays = ({
  slots = [],
  status = 'free',
  isPending = false,
  hasFailed = false,
}: Availability): DaysOfMonth => ({
  isPending,
  hasFailed,
  retry,
  getSlots: (date) => (date === day ? slots : []),
  getStatus: (date) => (date === day ? status : 'closed'),
});

interface TestChoiceProps {
  availability: Availability;
  initialVisit?: { visitDay: SeoulDate | null; visitTime: SeoulTime | null };
  type?: ReservationType;
  timeError?: string;
}
function TestChoice({
  availability,
  initialVisit = { visitDay: day, visitTime: null },
  type = 'table',
  timeError,
}: TestChoiceProps) {
  const [{ visitDay, visitTime }, setVisit] = useState(initialVisit);
  const choose = (visit: Visit) => setVisit({ visitDay: visit.date, visitTime: visit.time });
  return (
    <DateTimeChoice
      daysOfChosenMonth={createDays(availability)}
      days={createDays(availability)}
      month={getMonth(day)}
      onChange={(date, time) => setVisit({ visitDay: date, visitTime: time })}
      onMonthChange={() => {}}
      search={{ type, visitDay, visitTime }}
      timeError={timeError}
    >
      {(fullVisit) => (
        <button onClick={() => choose({ date: day, time: '19:00' })} type="button">
          {`Instead of ${fullVisit.time ?? 'the day'}`}
        </button>
      )}
    </DateTimeChoice>
  );
}
const getTime = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const getMeal = (name: string) => within(screen.getByRole('group', { name }));
const findDayHeading = () => screen.findByRole('heading', { name: formatDayInText(day, 'en', today) });

it('the date and time choice opens on the first available day if no day is chosen', async () => {
  await renderInSite(
    <TestChoice availability={{ slots: [createSlot('18:00')] }} initialVisit={{ visitDay: null, visitTime: null }} />,
  );
  expect(await findDayHeading()).toBeDefined();
});

it('the date and time choice offers the times of the day by meal, and marks past times, full times and times with few seats', async () => {
  const slots = [
    createSlot('12:00', { meal: 'L', state: 'past' }),
    createSlot('18:00', { seatsLeft: 2 }),
    createSlot('18:30', { state: 'full' }),
    createSlot('19:00'),
  ];
  await renderInSite(<TestChoice availability={{ slots }} />);
  expect(getMeal(common.meal.L).getByRole<HTMLInputElement>('radio', { name: /12:00.*Past/ }).disabled).toBe(true);
  const dinner = getMeal(common.meal.D);
  expect(dinner.getByRole('radio', { name: /18:00.*2 seats left/ })).toBeDefined();
  expect(dinner.getByRole<HTMLInputElement>('radio', { name: /18:30.*Full/ }).disabled).toBe(true);
  expect(dinner.getByRole('radio', { name: '19:00' })).toBeDefined();
});

it('the date and time choice chooses a time with the arrow keys, which skip full times', async () => {
  const slots = [createSlot('18:00'), createSlot('18:30', { state: 'full' }), createSlot('19:00')];
  const { user } = await renderInSite(<TestChoice availability={{ slots }} />);
  await user.click(getTime('18:00'));
  await user.keyboard('{ArrowRight}');
  expect(getTime('19:00').checked).toBe(true);
});

it('the date and time choice shows how many guests the rooms of a time can hold', async () => {
  const rooms = [{ dinRoomCode: 'R1', minSeats: 4, maxSeats: 8 }] as unknown as Slot['rooms'];
  await renderInSite(<TestChoice availability={{ slots: [createSlot('18:00', { rooms })] }} type="room" />);
  expect(getTime(/18:00.*Room for 4–8/)).toBeDefined();
});

it('the date and time choice clears a time that others have booked, with an alert', async () => {
  const availability = { slots: [createSlot('18:00', { state: 'full' }), createSlot('19:00')] };
  const { user } = await renderInSite(
    <TestChoice availability={availability} initialVisit={{ visitDay: day, visitTime: '18:00' }} />,
  );
  await confirmAlert(user, reservation.alerts.slotTaken);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('the date and time choice clears a time that has passed, with an alert', async () => {
  const availability = { slots: [createSlot('12:00', { meal: 'L', state: 'past' }), createSlot('19:00')] };
  const { user } = await renderInSite(
    <TestChoice availability={availability} initialVisit={{ visitDay: day, visitTime: '12:00' }} />,
  );
  await confirmAlert(user, reservation.alerts.slotPast);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('the date and time choice offers alternatives to a full time on request, and chooses one', async () => {
  const { user } = await renderInSite(
    <TestChoice availability={{ slots: [createSlot('18:30', { state: 'full' }), createSlot('19:00')] }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Instead of 18:30' }));
  const alternatives = screen.getAllByRole('button', { name: 'Instead of 18:30' });
  expect(alternatives).toHaveLength(2);
  await user.click(alternatives.at(-1) ?? document.body);
  expect(getTime('19:00').checked).toBe(true);
});

it('the date and time choice offers alternatives to a full day', async () => {
  await renderInSite(<TestChoice availability={{ slots: [createSlot('18:00', { state: 'full' })], status: 'full' }} />);
  expect(screen.getByRole('button', { name: 'Instead of the day' })).toBeDefined();
});

it('the date and time choice says that a closed day has no times', async () => {
  await renderInSite(<TestChoice availability={{ status: 'closed' }} />);
  expect(screen.getByText(reservation.time.none)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('the date and time choice says when a pickup is ready, and offers no times', async () => {
  await renderInSite(<TestChoice availability={{ slots: [createSlot('08:00', { meal: null })] }} type="pickup" />);
  expect(screen.getByText(reservation.time.pickupReady)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('the date and time choice describes the times of a meal with the error', async () => {
  await renderInSite(
    <TestChoice availability={{ slots: [createSlot('18:00')] }} timeError={reservation.alerts.time} />,
  );
  expect(screen.getByRole('group', { name: common.meal.D, description: reservation.alerts.time })).toBeDefined();
});

it('the calendar of the date and time choice is busy while the days are loading', async () => {
  await renderInSite(<TestChoice availability={{ isPending: true }} />);
  expect(screen.getByRole('grid').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
});

it('the date and time choice announces that the days could not be loaded, and offers a retry', async () => {
  const { user } = await renderInSite(<TestChoice availability={{ hasFailed: true }} />);
  expect(screen.getByRole('alert').textContent).toContain(common.loadFailed);
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(retry).toHaveBeenCalledOnce();
});
