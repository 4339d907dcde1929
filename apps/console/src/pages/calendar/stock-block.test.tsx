// @vitest-environment jsdom
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import { createPreview, createStockView } from '../../../test/stock';

const getServer = prepareConsole();
const viewCall = 'POST /api/staff/stock/view';
const previewCall = 'POST /api/staff/stock/preview';
const saveCall = 'POST /api/staff/stock/save';
const today = getTodayInSeoul(new Date());
const tomorrow = addDays(today, 1);
const nothingConcerned = { conflicts: [], reservations: [] };
const savedResult = { version: 'v2', keptCount: 0, cancelledCount: 0, messagedCount: 0, refund: 0 };

beforeEach(() => {
  getServer().setReply('POST /api/staff/closing/list', createSuccess({ closings: [] }));
  getServer().setReply('POST /api/staff/holiday/list', createSuccess({ isComplete: true, days: [] }));
  getServer().setReply(viewCall, createSuccess(createStockView()));
});

async function openStock(me = createMe('venue_manager', testScopes.grill)) {
  const opened = await openConsole('/console/calendar', me);
  await screen.findByRole('button', { name: 'Change this day' });
  return opened;
}

async function openDayEditor() {
  const opened = await openStock();
  await opened.user.click(screen.getByRole('button', { name: 'Change this day' }));
  const editor = await screen.findByRole('dialog', { name: /^The Grill · / });
  return { ...opened, editor };
}

const seatsAt = (time: string) => `Seats at tables at ${time}: number of seats`;

describe('the month', () => {
  it('shows the start times, seats and rooms of the chosen day, and which rule it follows', async () => {
    await openStock();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('18:0040Library 4–8');
    expect(screen.getByText('Weekly rule', { selector: 'p' })).toBeTruthy();
  });

  it('marks changed and closed days', async () => {
    const plan = { date: today, rows: [{ startTime: '17:30', units: createStockView().rows[0]?.units ?? [] }] };
    const closings = [{ date: tomorrow, time: null }];
    getServer().setReply(viewCall, createSuccess(createStockView({ dayPlans: [plan], closings })));
    await openStock();
    expect(screen.getByText('Start times of this day only')).toBeTruthy();
    expect(screen.getByText(/today, selected, Own start times$/)).toBeTruthy();
    if (tomorrow.slice(0, 7) === today.slice(0, 7)) expect(screen.getByText(/, Closed$/)).toBeTruthy();
  });

  it('that could not be loaded shows a message, and is loaded again on demand', async () => {
    getServer().setReply(viewCall, createProblem('internal_error', 500));
    const { user } = await openConsole('/console/calendar', createMe('venue_manager', testScopes.grill));
    await screen.findByText('This could not be loaded. Please try again in a moment.');
    getServer().setReply(viewCall, createSuccess(createStockView()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Change this day' });
  });
});

describe('the editor of a day', () => {
  it('saves changed seats and a new start time after the preview', async () => {
    const { user, editor } = await openDayEditor();
    fireEvent.change(within(editor).getByRole('textbox', { name: seatsAt('18:00') }), { target: { value: '12' } });
    await user.click(within(editor).getByRole('button', { name: 'Add a start time' }));
    fireEvent.change(within(editor).getAllByLabelText('Start time').at(-1) as HTMLElement, {
      target: { value: '20:30' },
    });
    getServer().setReply(previewCall, createSuccess(nothingConcerned));
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    const preview = await screen.findByRole('dialog', { name: 'Bookings that the change concerns' });
    expect(within(preview).getByText('The change concerns no booking.')).toBeTruthy();
    getServer().setReply(saveCall, createSuccess(savedResult));
    await user.click(within(preview).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [body] = getServer().listBodies(saveCall) as { change: { rows: unknown[] } }[];
    expect(body).toMatchObject({ dinCode: 'GRILL', version: 'v1', change: { type: 'plan', dates: [today] } });
    expect(body?.change.rows).toMatchObject([
      { startTime: '18:00', units: [{ seats: 12 }, { dinRoomCode: 'LIBRARY', minSeats: 4, seats: 8 }] },
      { startTime: '19:00', units: [{ seats: 40 }, { seats: 8 }] },
      { startTime: '20:30', units: [{ seats: 40 }, { seats: 8 }] },
    ]);
  });

  it('reports invalid seats at their fields, and sends no request', async () => {
    const { user, editor } = await openDayEditor();
    const seats = within(editor).getByRole('textbox', { name: seatsAt('18:00') });
    fireEvent.change(seats, { target: { value: '2001' } });
    fireEvent.change(within(editor).getByRole('textbox', { name: 'Library at 19:00: smallest party' }), {
      target: { value: '9' },
    });
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    expect(await within(editor).findByText('Enter a whole number of seats from 0 to 2,000.')).toBeTruthy();
    expect(within(editor).getByText('The smallest party is above the seats.')).toBeTruthy();
    expect(seats.getAttribute('aria-invalid')).toBe('true');
    expect(getServer().listBodies(previewCall)).toEqual([]);
  });

  it('copies the start times of another day', async () => {
    const plan = { date: tomorrow, rows: [{ startTime: '21:15', units: createStockView().rows[0]?.units ?? [] }] };
    getServer().setReply(viewCall, createSuccess(createStockView({ dayPlans: [plan] })));
    const { user, editor } = await openDayEditor();
    fireEvent.change(within(editor).getByLabelText('Copy from'), { target: { value: tomorrow } });
    await user.click(within(editor).getByRole('button', { name: 'Copy' }));
    expect(within(editor).getAllByLabelText('Start time')).toMatchObject([{ value: '21:15' }]);
  });

  it('shows both versions if a colleague has changed the stock, and keeps what was typed', async () => {
    const { user, editor } = await openDayEditor();
    fireEvent.change(within(editor).getByRole('textbox', { name: seatsAt('18:00') }), { target: { value: '12' } });
    getServer().setReply(previewCall, createProblem('changed_meanwhile', 409));
    const theirs = { date: today, rows: [{ startTime: '18:00', units: createStockView().rows[0]?.units ?? [] }] };
    getServer().setReply(viewCall, createSuccess(createStockView({ version: 'v2', dayPlans: [theirs] })));
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    const conflict = await screen.findByRole('dialog', { name: /changed/i });
    expect(conflict.textContent).toContain('18:00 (12)');
    expect(conflict.textContent).toContain('18:00 (40)');
    await user.click(within(conflict).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /changed/i, hidden: true })).toBeNull());
    expect(within(editor).getByRole('textbox', { name: seatsAt('18:00') })).toHaveProperty('value', '12');
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    const conflictAgain = await screen.findByRole('dialog', { name: /changed/i });
    getServer().setReply(previewCall, createSuccess(nothingConcerned));
    await user.click(within(conflictAgain).getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('dialog', { name: 'Bookings that the change concerns' });
    expect(getServer().listBodies(previewCall).at(-1)).toMatchObject({ version: 'v2' });
  });
});

describe('the preview', () => {
  async function openPreview(me = createMe('venue_manager', testScopes.grill)) {
    const opened = await openStock(me);
    await opened.user.click(screen.getByRole('button', { name: 'Change this day' }));
    getServer().setReply(previewCall, createSuccess(createPreview({ date: today })));
    await opened.user.click(await screen.findByRole('button', { name: 'Check bookings and save' }));
    const preview = await screen.findByRole('dialog', { name: 'Bookings that the change concerns' });
    return { ...opened, preview };
  }

  it('shows the orders being paid, the people and the refund in won, and cancels only with a reason', async () => {
    const { user, preview } = await openPreview();
    expect(preview.textContent).toMatch(/1 being paid.*40 → 0/);
    await user.selectOptions(within(preview).getByRole('combobox', { name: 'What happens to R1' }), 'cancel');
    expect(within(preview).getByText(/^1 party with 2 people is cancelled, and ₩100,000/)).toBeTruthy();
    const saveButton = within(preview).getByRole('button', { name: 'Save and cancel reservations' });
    await user.click(saveButton);
    expect(await within(preview).findByText('Please fill this in.')).toBeTruthy();
    await user.type(within(preview).getByRole('textbox', { name: /^Reason/ }), 'a burst pipe');
    getServer().setReply(saveCall, createSuccess({ ...savedResult, keptCount: 1, cancelledCount: 1, refund: 100_000 }));
    await user.click(saveButton);
    expect(await screen.findByText('It is saved. 1 reservation is cancelled, and ₩100,000 is refunded.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toMatchObject([
      {
        choices: [
          { resvCode: 'R2', choice: 'keep' },
          { resvCode: 'R1', choice: 'cancel' },
        ],
        reason: 'a burst pipe',
      },
    ]);
  });

  it('sends one message to all guests', async () => {
    const { user, preview } = await openPreview();
    await user.click(within(preview).getByRole('radio', { name: 'Keep and write to the guest' }));
    await user.type(within(preview).getByRole('textbox', { name: /^Message/ }), 'Please come by the garden gate.');
    getServer().setReply(saveCall, createSuccess({ ...savedResult, messagedCount: 2 }));
    await user.click(within(preview).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toMatchObject([
      { choices: [{ choice: 'write' }, { choice: 'write' }], message: 'Please come by the garden gate.' },
    ]);
  });

  it('is shown again if bookings have changed', async () => {
    const { user, preview } = await openPreview();
    getServer().setReply(saveCall, createProblem('bookings_changed', 409));
    await user.click(within(preview).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Reservations have changed since the preview/)).toBeTruthy();
    expect(getServer().listBodies(previewCall)).toHaveLength(2);
    expect(screen.getByRole('dialog', { name: 'Bookings that the change concerns' })).toBeTruthy();
  });

  it('offers no cancellation to staff who may not cancel', async () => {
    const { preview } = await openPreview(createMe('owner', testScopes.group));
    expect(within(preview).getByRole('radio', { name: 'Cancel with a full refund' })).toHaveProperty('disabled', true);
    expect(within(preview).getAllByRole('option', { name: 'Keep' })).toHaveLength(2);
    expect(within(preview).queryByRole('option', { name: 'Cancel with a full refund' })).toBeNull();
  });
});

describe('the weekly rule and seasons', () => {
  it('are edited by kind of day, with the days of meals', async () => {
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Weekly rule' }));
    const editor = await screen.findByRole('dialog', { name: 'The Grill · Weekly rule' });
    await user.click(within(editor).getByRole('checkbox', { name: 'Dinner, Mon' }));
    const weekend = within(editor).getByRole('group', { name: 'Weekends and public holidays' });
    await user.click(within(weekend).getByRole('button', { name: 'Remove 19:00' }));
    getServer().setReply(previewCall, createSuccess(nothingConcerned));
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    await screen.findByText('The change concerns no booking.');
    const [body] = getServer().listBodies(previewCall) as { change: { rows: unknown[]; meals: unknown[] } }[];
    expect(body?.change.rows).toMatchObject([
      { day: 'weekdays', startTime: '18:00' },
      { day: 'weekdays', startTime: '19:00' },
      { day: 'weekend', startTime: '18:00' },
    ]);
    expect(body?.change.meals).toMatchObject([
      { meal: 'M', open: false },
      { meal: 'L', open: false },
      { meal: 'D', weekdayFlags: [false, true, true, true, true], onWeekdays: true, onHolidays: true },
    ]);
  });

  it('are not saved if seasons overlap; a new season starts with the start times of the weekly rule', async () => {
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Seasons' }));
    const editor = await screen.findByRole('dialog', { name: 'The Grill · Seasons' });
    for (const [index, name] of ['Winter', 'New Year'].entries()) {
      await user.click(within(editor).getByRole('button', { name: 'Add a season' }));
      const field = (label: RegExp) => within(editor).getAllByLabelText(label)[index] as HTMLElement;
      fireEvent.change(field(/^Name/), { target: { value: name } });
      fireEvent.change(field(/^First day/), { target: { value: `2030-12-${10 + index}` } });
      fireEvent.change(field(/^Last day/), { target: { value: '2030-12-31' } });
    }
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    expect((await within(editor).findAllByText('It overlaps another season.')).length).toBeGreaterThan(0);
    fireEvent.change(within(editor).getAllByLabelText(/^Last day/)[0] as HTMLElement, {
      target: { value: '2030-12-10' },
    });
    getServer().setReply(previewCall, createSuccess(nothingConcerned));
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    await screen.findByText('The change concerns no booking.');
    expect(getServer().listBodies(previewCall)).toMatchObject([
      { change: { type: 'seasons', seasons: [{ name: 'Winter' }, { name: 'New Year', rows: [{}, {}, {}, {}] }] } },
    ]);
  });
});

describe('the turn times', () => {
  const openTurnTimes = async () => {
    getServer().setReply(viewCall, createSuccess(createStockView({ tableTurnMinutes: 90 })));
    const opened = await openStock();
    await opened.user.click(screen.getByRole('button', { name: 'Turn times' }));
    return { ...opened, editor: await screen.findByRole('dialog', { name: 'The Grill · Turn times' }) };
  };

  it('go through the preview of bookings', async () => {
    getServer().setReply(previewCall, createSuccess(nothingConcerned));
    getServer().setReply(saveCall, createSuccess(savedResult));
    const { user, editor } = await openTurnTimes();
    const tables = within(editor).getByRole('textbox', { name: 'At tables (minutes)' });
    await user.clear(tables);
    await user.type(tables, '120');
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    const preview = await screen.findByRole('dialog', { name: 'Bookings that the change concerns' });
    await user.click(within(preview).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toMatchObject([
      { change: { type: 'turnTimes', tableTurnMinutes: 120, roomTurnMinutes: null } },
    ]);
  });

  it('that are not whole minutes are refused before they are sent', async () => {
    const { user, editor } = await openTurnTimes();
    await user.type(within(editor).getByRole('textbox', { name: 'In rooms (minutes)' }), 'two hours');
    await user.click(within(editor).getByRole('button', { name: 'Check bookings and save' }));
    expect((await within(editor).findByRole('alert')).textContent).toContain('Enter 1 to 1,440 whole minutes.');
    expect(getServer().listBodies(previewCall)).toEqual([]);
  });
});
