// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/limit/save';
const christmas = { prodCode: 'DINNER', fromDay: '2030-12-24', toDay: '2030-12-25', limit: 20 };
const view = {
  version: 'v1',
  limitRows: [christmas],
  limitedProducts: [
    { prodCode: 'DINNER', names: ['Dinner', '저녁'], isPickup: false, usualLimit: 40 },
    { prodCode: 'CAKE', names: ['Cake', '케이크'], isPickup: true, usualLimit: null },
  ],
  soldUnits: [{ prodCode: 'DINNER', date: '2030-12-24', sold: 12 }],
};

async function openLimits(me = createMe('hotel_manager', testScopes.seoul)) {
  getServer().setReply('POST /api/staff/limit/view', createSuccess(view));
  const opened = await openConsole('/console/prices?tab=limits', me);
  await screen.findByRole('table', { name: 'Limits of some days' });
  return { ...opened, me };
}
const getUnlimited = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Dinner, .*: No limit$/ });
const getLimit = () => screen.getByLabelText<HTMLInputElement>(/^Dinner, .*: Sold per day at most$/);

it('a limit below the number already sold shows a warning with the day, and can be saved', async () => {
  const { user } = await openLimits();
  expect(screen.getByText('Usually: 40 a day (people)')).toBeTruthy();
  expect(screen.getByText('Usually: No limit (pieces)')).toBeTruthy();
  expect(screen.getByText('No limit is changed.')).toBeTruthy();
  fireEvent.change(getLimit(), { target: { value: '10' } });
  const changes = screen.getByRole('list', { name: 'What will change' });
  expect(changes.textContent).toContain('20 a day → 10 a day');
  expect(screen.getByText(/12 sold, limit 10/)).toBeTruthy();
  expect(screen.getByText(/These reservations stay/)).toBeTruthy();
  getServer().setReply(saveCall, createSuccess({ version: 'v2', changed: 1 }));
  await user.dblClick(screen.getByRole('button', { name: 'Save 1 limit' }));
  expect(await screen.findByText('1 limit is saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toMatchObject([{ version: 'v1', rows: [{ ...christmas, limit: 10 }] }]);
});

it('a new row without days is rejected at its field, and survives a reload', async () => {
  const { user, me } = await openLimits();
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  await user.click(screen.getByRole('button', { name: 'Save 1 limit' }));
  expect(await screen.findByText('Please enter a day such as 2026-12-24.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await closeConsole();
  await openLimits(me);
  expect(screen.getAllByLabelText(/: Sold per day at most$/)).toHaveLength(2);
});

it('pasted rows replace and add limits, and invalid lines are reported and stay in the field', async () => {
  await openLimits();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Pasted rows');
  fireEvent.change(field, {
    target: { value: '저녁\t2030-12-24\t2030-12-25\t8\nCake\t2030-12-31\tnone\nLunch\t2030-12-31\t1' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Put into the table' }));
  expect(getLimit().value).toBe('8');
  const changes = within(screen.getByRole('list', { name: 'What will change' }));
  expect(changes.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/Line 3: The venue has no such product: Lunch/)).toBeTruthy();
  expect(field.value).toContain('Lunch');
});

it('pasted limits are not read if a column is unknown, which is reported', async () => {
  await openLimits();
  const text = 'Product\tDate\tPer person\tLimit\nDinner\t2030-12-24\t2\t8';
  fireEvent.change(screen.getByLabelText('Pasted rows'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Put into the table' }));
  expect(screen.getByText(/Line 1: No row was read, because this column is not known.*: Per person/)).toBeTruthy();
  expect(screen.getByText('No limit is changed.')).toBeTruthy();
});

it('limits that a colleague has saved meanwhile are shown beside the typed ones', async () => {
  const { user } = await openLimits();
  await user.click(getUnlimited());
  const current = { version: 'v2', fields: { 'DINNER 2030-12-24 2030-12-25': 15 } };
  getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current }));
  await user.click(screen.getByRole('button', { name: 'Save 1 limit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
  expect(dialog.textContent).toContain('15');
  expect(dialog.textContent).toContain('∞');
});

it('a limit that is not a number is not changed by pasting other rows, and is rejected at its field', async () => {
  const { user } = await openLimits();
  fireEvent.change(getLimit(), { target: { value: '2O' } });
  expect(screen.getByRole('list', { name: 'What will change' }).textContent).toContain('20 a day → a number is needed');
  fireEvent.change(screen.getByLabelText('Pasted rows'), { target: { value: 'Cake\t2030-12-31\t5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Put into the table' }));
  expect(getLimit().value).toBe('2O');
  await user.click(screen.getByRole('button', { name: 'Save 2 limits' }));
  expect(await screen.findByText('Please enter a number from 0 to 100,000.')).toBeTruthy();
  expect(document.activeElement).toBe(getLimit());
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('a new row needs a number or an explicit choice of no limit', async () => {
  const { user } = await openLimits();
  await user.click(screen.getByRole('button', { name: /^Remove Dinner/ }));
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  fireEvent.change(screen.getByLabelText(/: First day$/), { target: { value: '2030-12-31' } });
  fireEvent.change(screen.getByLabelText(/: Last day$/), { target: { value: '2030-12-31' } });
  await user.click(screen.getByRole('button', { name: 'Save 2 limits' }));
  expect(await screen.findByText('Please enter a number from 0 to 100,000.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
  await user.click(getUnlimited());
  getServer().setReply(saveCall, createSuccess({ version: 'v2', changed: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save 2 limits' }));
  expect(await screen.findByText('2 limits are saved.')).toBeTruthy();
  const row = { prodCode: 'DINNER', fromDay: '2030-12-31', toDay: '2030-12-31', limit: null };
  expect(getServer().listBodies(saveCall)).toMatchObject([{ rows: [row] }]);
});

it('reasons of a refusal are shown at their fields, and those without a field above the button', async () => {
  const { user } = await openLimits();
  fireEvent.change(getLimit(), { target: { value: '10' } });
  const errors = [
    { path: '', message: 'venue_without_hours' },
    { path: '', message: 'days_overlap' },
    { path: 'rows.0.fromDay', message: 'past_days_overlap' },
  ];
  getServer().setReply(saveCall, createProblem('catalogue_refused', 422, {}, { errors }));
  await user.click(screen.getByRole('button', { name: 'Save 1 limit' }));
  const reason = await screen.findByText('Please enter at least one start time.');
  expect(within(reason.closest('ul') ?? reason).getAllByRole('listitem')).toHaveLength(1);
  const firstDay = screen.getByLabelText(/: First day$/);
  expect(document.activeElement).toBe(firstDay);
  expect(firstDay.closest('td')?.textContent).toContain('overlap with a past row');
});

it('an error does not move to another row when its row is removed', async () => {
  const { user } = await openLimits();
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  fireEvent.change(screen.getAllByLabelText(/: Sold per day at most$/)[0] ?? document.body, { target: { value: 'x' } });
  await user.click(screen.getByRole('button', { name: 'Save 2 limits' }));
  expect(await screen.findByText('Please enter a day such as 2026-12-24.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: /^Remove Dinner/ })[0] ?? document.body);
  expect(screen.queryByText('Please enter a day such as 2026-12-24.')).toBeNull();
  expect(document.querySelector('table [aria-invalid]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save 2 limits' }));
  expect(await screen.findByText('Please enter a day such as 2026-12-24.')).toBeTruthy();
});
