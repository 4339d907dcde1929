// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../test/render';
import { Calendar, type CalendarProps, type DayStatus } from './calendar';

const statuses: Record<string, DayStatus> = {
  '2026-05-13': { kind: 'scarce', text: 'few tables' },
  '2026-05-14': { kind: 'closed', text: 'closed' },
  '2026-05-15': { kind: 'full', text: 'fully booked' },
};
const onMonthChange = vi.fn<(month: string) => void>();

function TestCalendar({ start, ...props }: Partial<CalendarProps> & { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <Calendar
        formatDay={(date) => `Day ${date}`}
        getDayStatus={(date) => statuses[date]}
        label="Day of the visit"
        labels={{ previous: 'Previous month', next: 'Next month', today: 'today', chosen: 'chosen' }}
        locale="en-US"
        max="2026-06-20"
        min="2026-05-12"
        onChange={setDay}
        onMonthChange={onMonthChange}
        today="2026-05-12"
        value={day}
        {...props}
      />
      <output>{day}</output>
    </>
  );
}

const getDay = (name: string) => screen.getByRole('button', { name });
const getChosenDay = () => screen.getByRole('status').textContent;
const getFocusedText = () => document.activeElement?.textContent;
const getNextButton = () => screen.getByRole('button', { name: 'Next month' });
const getPreviousButton = () => screen.getByRole('button', { name: 'Previous month' });

beforeEach(() => onMonthChange.mockClear());
afterEach(cleanup);

it('the calendar is a named grid of the current month if no day is chosen', () => {
  render(<TestCalendar />);
  expect(screen.getByRole('grid', { name: /May 2026/ })).toBeDefined();
  expect(getDay('Day 2026-05-12, today')).toBeDefined();
  expect(getDay('Day 2026-05-31')).toBeDefined();
});

it('the calendar shows the month of the chosen day, and names the chosen day', () => {
  render(<TestCalendar start="2026-06-03" />);
  expect(screen.getByRole('grid', { name: /June 2026/ })).toBeDefined();
  expect(within(screen.getByRole('gridcell', { selected: true })).getByRole('button').textContent).toContain(
    'Day 2026-06-03, chosen',
  );
});

it('the calendar chooses a day by a click', async () => {
  render(<TestCalendar />);
  await userEvent.click(getDay('Day 2026-05-20'));
  expect(getChosenDay()).toBe('2026-05-20');
  expect(getDay('Day 2026-05-20, chosen')).toBeDefined();
});

it('the calendar includes the status of a day in its name', () => {
  render(<TestCalendar />);
  expect(getDay('Day 2026-05-13, few tables')).toBeDefined();
  expect(getDay('Day 2026-05-15, fully booked')).toBeDefined();
});

it('the calendar allows a full day to be chosen, so that the nearest free days can be offered', async () => {
  render(<TestCalendar />);
  await userEvent.click(getDay('Day 2026-05-15, fully booked'));
  expect(getChosenDay()).toBe('2026-05-15');
});

it.each([
  ['closed', 'Day 2026-05-14, closed'],
  ['before the first selectable day', 'Day 2026-05-11'],
])('the calendar does not choose a day that is %s', async (_case, name) => {
  render(<TestCalendar start="2026-05-12" />);
  const day = getDay(name);
  await userEvent.click(day);
  expect(day.getAttribute('aria-disabled')).toBe('true');
  expect(getChosenDay()).toBe('2026-05-12');
});

it.each([
  ['{ArrowRight}', 'Day 2026-05-21'],
  ['{ArrowLeft}', 'Day 2026-05-19'],
  ['{ArrowDown}', 'Day 2026-05-27'],
  ['{ArrowUp}', 'Day 2026-05-13, few tables'],
])('the calendar moves the focus by %s from 20 May to %s', async (key, expected) => {
  const user = userEvent.setup();
  render(<TestCalendar />);
  await user.click(getDay('Day 2026-05-20'));
  await user.keyboard(key);
  expect(getFocusedText()).toContain(expected);
  expect(getChosenDay()).toBe('2026-05-20');
});

it('the calendar chooses the focused day by Enter', async () => {
  const user = userEvent.setup();
  render(<TestCalendar />);
  await user.click(getDay('Day 2026-05-20'));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(getChosenDay()).toBe('2026-05-21');
});

it('the calendar shows the next month when an arrow key moves there, and notifies the page', async () => {
  const user = userEvent.setup();
  render(<TestCalendar />);
  await user.click(getDay('Day 2026-05-31'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('grid', { name: /June 2026/ })).toBeDefined();
  expect(getFocusedText()).toContain('Day 2026-06-01');
  expect(onMonthChange.mock.calls).toEqual([['2026-06']]);
});

it('the calendar changes months by its buttons, keeps the focus there and stops at the first and last month', async () => {
  const user = userEvent.setup();
  render(<TestCalendar />);
  expect([getPreviousButton().getAttribute('aria-disabled'), getNextButton().getAttribute('aria-disabled')]).toEqual([
    'true',
    null,
  ]);
  await user.click(getNextButton());
  expect(screen.getByRole('grid', { name: /June 2026/ })).toBeDefined();
  expect(onMonthChange.mock.calls).toEqual([['2026-06']]);
  expect([getPreviousButton().getAttribute('aria-disabled'), getNextButton().getAttribute('aria-disabled')]).toEqual([
    null,
    'true',
  ]);
  expect(document.activeElement).toBe(getNextButton());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: /June 2026/ })).toBeDefined();
});

it('the calendar shows the month of a day that was chosen elsewhere on the page', () => {
  const { rerender } = render(<TestCalendar value="2026-05-20" />);
  rerender(<TestCalendar value="2026-06-02" />);
  expect(getDay('Day 2026-06-02, chosen')).toBeDefined();
});

it('the calendar leaves out past weeks', () => {
  render(<TestCalendar />);
  expect(screen.queryByRole('button', { name: 'Day 2026-05-09' })).toBeNull();
  expect(getDay('Day 2026-05-10')).toBeDefined();
});

it.each([
  ['en-US', 'Sun', 'Day 2026-05-17'],
  ['en-GB', 'Mon', 'Day 2026-05-18'],
])('the calendar begins the week in %s on %s', (locale, weekday, name) => {
  render(<TestCalendar locale={locale} />);
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe(weekday);
  const week = screen.getByRole('row', { name: new RegExp(name) });
  expect(within(week).getAllByRole('gridcell')[0]?.textContent).toContain(name);
});

it('the calendar shows a legend of its marks', () => {
  render(<TestCalendar legend={[{ kind: 'full', label: 'Fully booked' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Fully booked');
});
