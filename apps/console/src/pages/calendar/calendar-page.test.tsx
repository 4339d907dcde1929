// @vitest-environment jsdom
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import { createPreview, createStockView } from '../../../test/stock';
import type { Closing } from '../../entities/availability/closings';

const getServer = prepareConsole();
const closingsCall = 'POST /api/staff/closing/list';
const viewCall = 'POST /api/staff/stock/view';
const previewCall = 'POST /api/staff/stock/preview';
const saveCall = 'POST /api/staff/stock/save';
const removeCall = 'POST /api/staff/closing/remove';
const holidaysCall = 'POST /api/staff/holiday/list';
const addHolidayCall = 'POST /api/staff/holiday/add';
const removeHolidayCall = 'POST /api/staff/holiday/remove';
const today = getTodayInSeoul(new Date());
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

const closing = {
  dinCode: 'GRILL',
  htlCode: 'H01',
  day: tomorrow,
  time: null,
  parties: 2,
  people: 7,
} as unknown as Closing;

const replyClosings = (closings: readonly Closing[]) => getServer().setReply(closingsCall, createSuccess({ closings }));
const replyHolidays = (days: readonly { day: string; name: string }[], isComplete = true) =>
  getServer().setReply(holidaysCall, createSuccess({ isComplete, days }));
const changeWithoutOverbooking = { changed: true, overbooked: [] };

beforeEach(() => {
  getServer().setReply(viewCall, createSuccess(createStockView()));
  replyHolidays([
    { day: yesterday, name: 'Past Day' },
    { day: tomorrow, name: 'Moon Day' },
  ]);
});

async function openCalendar(
  closings: readonly Closing[] = [closing],
  me = createMe('venue_manager', testScopes.grill),
) {
  replyClosings(closings);
  const openedConsole = await openConsole('/console/calendar', me);
  await screen.findByRole('heading', { name: 'Calendar' });
  return openedConsole;
}

/** Opens the form by its shortcut, and submits it for tomorrow. Returns the form. */
async function submitClosingOfTomorrow({ user }: Awaited<ReturnType<typeof openCalendar>>) {
  await screen.findByRole('button', { name: 'Close days' });
  await user.keyboard('n');
  const form = await screen.findByRole('dialog', { name: 'Close days' });
  for (const label of [/^First day/, /^Last day/])
    fireEvent.change(within(form).getByLabelText(label), { target: { value: tomorrow } });
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'a burst pipe');
  // The close button of the dialog has the same name.
  await user.click(within(form).getByRole('button', { name: 'Check bookings and close' }));
  return form;
}

describe('closings', () => {
  it('are listed with the bookings that remain', async () => {
    await openCalendar([closing, { ...closing, time: '18:00', parties: 0, people: 0 }]);
    const rows = within(await screen.findByRole('table', { name: 'Closings' }))
      .getAllByRole('row')
      .slice(1);
    // The name of the venue arrives with another request.
    await waitFor(() =>
      expect(rows[0]?.textContent).toMatch(new RegExp(`${tomorrow}.*The GrillWhole day2 parties, 7 people remain`)),
    );
    expect(rows[1]?.textContent).toMatch(/The Grill18:00–/);
  });

  it('are replaced by a text if there are none', async () => {
    await openCalendar([]);
    expect(await screen.findByText('Nothing is closed')).toBeTruthy();
  });

  it('that could not be loaded show a message, and are loaded again on demand', async () => {
    getServer().setReply(closingsCall, createProblem('internal_error', 500));
    const { user } = await openConsole('/console/calendar', createMe());
    await screen.findByText('This could not be loaded. Please try again in a moment.');
    replyClosings([closing]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Closings' });
  });

  it('are added only after a preview with a choice for each remaining reservation', async () => {
    const openedConsole = await openCalendar([]);
    getServer().setReply(previewCall, createSuccess(createPreview({ date: tomorrow })));
    await submitClosingOfTomorrow(openedConsole);
    const preview = await screen.findByRole('dialog', { name: 'Bookings that the change concerns' });
    expect(preview.textContent).toMatch(
      /concerns 2 parties with 7 people\. Cancelling all of them would refund ₩300,000/,
    );
    expect(getServer().listBodies(saveCall)).toEqual([]);
    const saved = { version: 'v2', keptCount: 2, cancelledCount: 0, messagedCount: 0, refund: 0 };
    getServer().setReply(saveCall, createSuccess(saved));
    replyClosings([closing]);
    await openedConsole.user.dblClick(within(preview).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close days' })).toBeNull());
    const change = { type: 'closing', from: tomorrow, to: tomorrow, time: null, reason: 'a burst pipe' };
    expect(getServer().listBodies(saveCall)).toMatchObject([
      {
        dinCode: 'GRILL',
        version: 'v1',
        change,
        choices: [
          { resvCode: 'R2', choice: 'keep' },
          { resvCode: 'R1', choice: 'keep' },
        ],
      },
    ]);
  });

  it('that are refused are not added: the form shows the reason and keeps what was typed', async () => {
    const openedConsole = await openCalendar([]);
    getServer().setReply(previewCall, createProblem('past', 422));
    const form = await submitClosingOfTomorrow(openedConsole);
    await within(form).findByText('That time has already passed. Please choose another date or time.');
    expect(within(form).getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'a burst pipe');
    fireEvent.change(within(form).getByLabelText(/^Last day/), { target: { value: '' } });
    await openedConsole.user.keyboard('{Enter}');
    expect(getServer().listBodies(saveCall)).toEqual([]);
  });

  it('are not sent with a last day before the first one, and the form shows the reason', async () => {
    const openedConsole = await openCalendar([]);
    getServer().setReply(previewCall, createProblem('past', 422));
    const form = await submitClosingOfTomorrow(openedConsole);
    await waitFor(() => expect(getServer().listBodies(previewCall)).toHaveLength(1));
    fireEvent.change(within(form).getByLabelText(/^First day/), { target: { value: '2999-03-14' } });
    await openedConsole.user.click(within(form).getByRole('button', { name: 'Check bookings and close' }));
    await within(form).findByText('The last day is before the first one.');
    expect(getServer().listBodies(previewCall)).toHaveLength(1);
  });

  it('are removed after a confirmation', async () => {
    const { user } = await openCalendar();
    await user.click(await screen.findByRole('button', { name: /^Open again: The Grill.*Whole day/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/The Grill, .*, Whole day is sold again\./);
    getServer().setReply(removeCall, createSuccess({ changedDayCount: 1 }));
    replyClosings([]);
    await user.click(within(question).getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('It is open again.')).toBeTruthy();
    expect(await screen.findByText('Nothing is closed')).toBeTruthy();
  });

  it('of one time are not removed after a colleague has closed the whole day', async () => {
    const { user } = await openCalendar([{ ...closing, time: '18:00' }]);
    await user.click(await screen.findByRole('button', { name: /^Open again: The Grill.*18:00/ }));
    getServer().setReply(removeCall, createProblem('day_closed', 409));
    replyClosings([closing]);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open again' }));
    await screen.findByText('The whole day is closed. Please open the day first.');
    await waitFor(() => expect(screen.getByRole('table', { name: 'Closings' }).textContent).toContain('Whole day'));
  });

  it('cannot be added by staff who may not close a venue', async () => {
    await openCalendar([], createMe('host', testScopes.grill));
    await screen.findByText('Nothing is closed');
    expect(screen.queryByRole('button', { name: 'Close days' })).toBeNull();
  });
});

describe('public holidays', () => {
  it('can be read, but not changed, by managers', async () => {
    await openCalendar([]);
    expect(await screen.findByText('Moon Day')).toBeTruthy();
    expect(screen.getByText('The holidays of this year are complete.')).toBeTruthy();
    expect(screen.getByText(/Only an owner of the group changes them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /normal day/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a holiday' })).toBeNull();
  });

  it('are shown for the chosen year, and missing ones can be entered', async () => {
    replyHolidays([], false);
    const { user } = await openCalendar([], createMe('owner', testScopes.group));
    const nextYear = Number(today.slice(0, 4)) + 1;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), String(nextYear));
    expect((await screen.findAllByText(/are not entered, so its weekdays are not sold/)).length).toBeGreaterThan(0);
    getServer().setReply('POST /api/staff/holiday/year', createSuccess(changeWithoutOverbooking));
    replyHolidays([{ day: `${nextYear}-01-01`, name: 'New Year' }]);
    await user.click(screen.getByRole('button', { name: 'Enter those of the gazette' }));
    expect(await screen.findByText(`The holidays of ${nextYear} are entered.`)).toBeTruthy();
    expect(await screen.findByText('New Year')).toBeTruthy();
  });

  it('are added, and overbooked times are listed; a refusal keeps what was typed', async () => {
    const { user } = await openCalendar([], createMe('owner', testScopes.group));
    await screen.findByText('Moon Day');
    const day = screen.getByLabelText(/^Day/);
    await user.click(screen.getByRole('button', { name: 'Add a holiday' }));
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    fireEvent.change(day, { target: { value: tomorrow } });
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Election');
    getServer().setReply(addHolidayCall, createProblem('past', 422));
    await user.keyboard('{Enter}');
    const message = await screen.findByRole('alertdialog');
    expect(message.textContent).toContain('That time has already passed.');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Election');
    const overbooked = [
      { dinCode: 'GRILL', venue: 'The Grill', day: tomorrow, time: '12:00', room: '', taken: 12, offered: 8 },
    ];
    getServer().setReply(addHolidayCall, createSuccess({ changed: true, overbooked }));
    await user.click(screen.getByRole('button', { name: 'Add a holiday' }));
    expect(await screen.findByText(/The Grill, .*, 12:00: 12 booked of 8/)).toBeTruthy();
    expect(day).toHaveProperty('value', '');
    expect(getServer().listBodies(addHolidayCall).at(-1)).toEqual({ day: tomorrow, name: 'Election' });
  });

  it('can be removed after a confirmation, unless they are past', async () => {
    const { user } = await openCalendar([], createMe('owner', testScopes.group));
    await screen.findByText('Past Day');
    const [button, ...otherButtons] = screen.getAllByRole('button', { name: /^Make it a normal day: / });
    expect(otherButtons).toEqual([]);
    await user.click(button as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('becomes a normal day at all hotels.');
    getServer().setReply(removeHolidayCall, createSuccess(changeWithoutOverbooking));
    replyHolidays([]);
    await user.click(within(question).getByRole('button', { name: 'Make it a normal day' }));
    expect(await screen.findByText(/is a normal day again\.$/)).toBeTruthy();
    expect(getServer().listBodies(removeHolidayCall)).toEqual([{ day: tomorrow }]);
  });
});
