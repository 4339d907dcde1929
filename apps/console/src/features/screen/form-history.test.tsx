// @vitest-environment jsdom
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createHotelFields } from '../../../test/hotel-fields';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import { createStockView } from '../../../test/stock';

const getServer = prepareConsole();
const text = (word: string) => ({ ko: `${word} ko`, en: `${word} en`, cn: `${word} cn`, ja: `${word} ja` });
type User = Awaited<ReturnType<typeof openConsole>>['user'];

/** Replies with versions, the newest first, each with what it has changed. */
const replyVersions = (path: string, ...versions: readonly { fields: object; differences: readonly object[] }[]) =>
  getServer().setReply(
    `POST /api/staff/${path}`,
    createSuccess({
      versions: versions.map((version, index) => ({
        historyVersion: versions.length - index,
        at: '2026-11-20T05:00:00Z',
        by: 'Mina Park',
        source: index === versions.length - 1 ? 'import' : 'setup',
        ...version,
      })),
      next: null,
    }),
  );

async function openHistory(user: User, number = 0) {
  await user.click((await screen.findAllByRole('button', { name: 'History' }))[number] ?? document.body);
  return screen.findByRole('dialog', { name: 'History' });
}
const listRows = async (dialog: HTMLElement) =>
  (await within(dialog).findAllByRole('row')).map((row) => row.textContent).filter((row) => row !== 'FieldBeforeAfter');

describe('the history of a hotel', () => {
  const fields = createHotelFields();
  const openHotel = async () => {
    getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 2 }));
    getServer().setReply('POST /api/staff/hotel/view', createSuccess({ fields, version: 'v2' }));
    getServer().setReply('POST /api/staff/hotel-photo/view', createSuccess({ fields: { photos: [] }, version: 'v1' }));
    return openConsole('/console/setup?item=hotel:H01', createMe('owner', testScopes.group));
  };

  it('names what each version has changed, and puts an earlier one into the form, which is then saved', async () => {
    replyVersions(
      'hotel/history',
      {
        fields,
        differences: [
          { path: 'phone', before: '02-1', after: fields.phone },
          { path: 'business.mailOrderNo', before: '1', after: '2' },
          { path: 'name.ja', before: 'A', after: 'B' },
          { path: 'reviewsOn', before: false, after: true },
        ],
      },
      { fields: { ...fields, phone: '02-1' }, differences: [] },
    );
    const { user } = await openHotel();
    const dialog = await openHistory(user);
    expect(await within(dialog).findByText('Current')).toBeTruthy();
    expect(await listRows(dialog)).toEqual([
      `Phone02-1${fields.phone}`,
      expect.stringMatching(/ · .*12$/),
      expect.stringMatching(/^Name.* \(日本語\)AB$/),
      expect.stringMatching(/NoYes$/),
    ]);
    expect(within(dialog).getAllByRole('button', { name: /^Use the values/ })).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
    expect(await screen.findByText('Version 1 is in the form. Save it to put it into effect.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByDisplayValue('02-1').length).toBeGreaterThan(0);
    getServer().setReply('POST /api/staff/hotel/save', createSuccess({ htlCode: 'H01', version: 'v3' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(getServer().listBodies('POST /api/staff/hotel/save')).toMatchObject([
        { version: 'v2', fields: { ...fields, phone: '02-1' } },
      ]),
    );
  });

  it('can be left out of the form again', async () => {
    replyVersions(
      'hotel/history',
      { fields, differences: [{ path: 'phone', before: '02-1', after: fields.phone }] },
      { fields: { ...fields, phone: '02-1' }, differences: [] },
    );
    const { user } = await openHotel();
    await user.click(
      await within(await openHistory(user)).findByRole('button', { name: 'Use the values of version 1' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear what I typed' }));
    await waitFor(() => expect(screen.getAllByDisplayValue(fields.phone).length).toBeGreaterThan(0));
    expect(screen.queryByDisplayValue('02-1')).toBeNull();
  });

  it('asks before a version replaces what is typed', async () => {
    replyVersions(
      'hotel/history',
      { fields, differences: [{ path: 'phone', before: '02-1', after: fields.phone }] },
      { fields: { ...fields, phone: '02-1' }, differences: [] },
    );
    const { user } = await openHotel();
    const [phone] = await screen.findAllByDisplayValue(fields.phone);
    await user.type(phone ?? document.body, '99');
    const dialog = await openHistory(user);
    const useButton = await within(dialog).findByRole('button', { name: 'Use the values of version 1' });
    await user.click(useButton);
    const question = await screen.findByRole('alertdialog', { name: 'Replace what is in the form?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByDisplayValue(`${fields.phone}99`)).toBeTruthy();
    await user.click(useButton);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Use these values' }));
    expect(await screen.findByDisplayValue('02-1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'History' })[0]));
  });

  it('says that there is none, or that it could not be loaded', async () => {
    getServer().setReply('POST /api/staff/hotel/history', createProblem('internal_error', 500));
    const { user } = await openHotel();
    const dialog = await openHistory(user);
    await within(dialog).findByText('This could not be loaded. Please try again in a moment.');
    replyVersions('hotel/history');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Each change that takes effect adds a version.')).toBeTruthy();
  });
});

it('an allergy that was removed since a version becomes a new one', async () => {
  const other = { allergyCode: 'AG0005', name: text('Other'), allergens: [] };
  const group = { name: text('Bada'), allergies: [other] };
  getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 1 }));
  getServer().setReply('GET /api/staff/group/view', createSuccess({ fields: group, version: 'v2' }));
  const celery = { allergyCode: 'AG9', name: text('Celery'), allergens: ['wheat'] };
  replyVersions(
    'group/history',
    { fields: group, differences: [{ path: 'allergies.0', before: celery }] },
    { fields: { ...group, allergies: [celery, other] }, differences: [] },
  );
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  const dialog = await openHistory(user);
  expect(await listRows(dialog)).toEqual([expect.stringMatching(/^Allergies.* 1Celery ko \/ Celery en .*wheat–$/)]);
  await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
  getServer().setReply('POST /api/staff/group/save', createSuccess({ version: 'v3' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(getServer().listBodies('POST /api/staff/group/save')).toMatchObject([
      { fields: { allergies: [{ ...celery, allergyCode: null }, other] } },
    ]),
  );
});

it('asks before a version removes an allergy that guests can select now', async () => {
  const other = { allergyCode: 'AG0005', name: text('Other'), allergens: [] };
  const celery = { allergyCode: 'AG9', name: text('Celery'), allergens: ['wheat'] };
  const group = { name: text('Bada'), allergies: [celery, other] };
  getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 1 }));
  getServer().setReply('GET /api/staff/group/view', createSuccess({ fields: group, version: 'v2' }));
  replyVersions(
    'group/history',
    { fields: group, differences: [{ path: 'allergies.0', after: celery }] },
    { fields: { ...group, allergies: [other] }, differences: [] },
  );
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  const dialog = await openHistory(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Use the values of version 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Celery en?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByDisplayValue('Celery en')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Celery en')).toBeNull());
});

describe('the history of prices and limits', () => {
  const usual = { fromDay: null, toDay: null };
  const dinner = { prodCode: 'DINNER', menuIndex: 1, ...usual, price: 90_000 };
  const christmas = { ...dinner, fromDay: '2030-12-24', toDay: '2030-12-25', price: 130_000 };
  const past = { ...dinner, fromDay: '2020-12-24', toDay: '2020-12-25', price: 70_000 };

  it('names menus, products and days, and restores the prices of coming days', async () => {
    getServer().setReply(
      'POST /api/staff/price/view',
      createSuccess({
        version: 'v2',
        priceRows: [dinner],
        venueMenus: [{ menuIndex: 1, names: ['Lamb'] }],
        venueProducts: [{ prodCode: 'DINNER', names: ['Dinner'], isPickup: false, menuIndexes: [1] }],
      }),
    );
    replyVersions(
      'price/history',
      { fields: { rows: [dinner] }, differences: [{ path: 'DINNER 1 2030-12-24 2030-12-25', before: 130_000 }] },
      { fields: { rows: [{ ...dinner, price: 80_000 }, past, christmas] }, differences: [] },
    );
    const { user } = await openConsole('/console/prices', createMe('hotel_manager', testScopes.seoul));
    const dialog = await openHistory(user);
    expect(await listRows(dialog)).toEqual([expect.stringMatching(/^Dinner · Lamb, .*2030.*₩130,000–$/)]);
    await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
    getServer().setReply('POST /api/staff/price/save', createSuccess({ version: 'v3', changed: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Save 2 prices' }));
    await waitFor(() =>
      expect(getServer().listBodies('POST /api/staff/price/save')).toMatchObject([
        { rows: [{ ...dinner, price: 80_000 }, christmas] },
      ]),
    );
  });

  it('restores the limits of coming days', async () => {
    getServer().setReply(
      'POST /api/staff/limit/view',
      createSuccess({
        version: 'v2',
        limitRows: [],
        limitedProducts: [{ prodCode: 'DINNER', names: ['Dinner'], isPickup: false, usualLimit: null }],
        soldUnits: [],
      }),
    );
    const limit = { prodCode: 'DINNER', fromDay: '2030-12-24', toDay: '2030-12-24', limit: 7 };
    replyVersions(
      'limit/history',
      { fields: { rows: [] }, differences: [{ path: 'DINNER 2030-12-24 2030-12-24', before: { limit: 7 } }] },
      { fields: { rows: [limit, { ...limit, fromDay: '2020-12-24', toDay: '2020-12-24' }] }, differences: [] },
    );
    const { user } = await openConsole('/console/prices?tab=limits', createMe('hotel_manager', testScopes.seoul));
    const dialog = await openHistory(user);
    expect(await listRows(dialog)).toEqual([expect.stringMatching(/^Dinner, .*2030.*7 .*–$/)]);
    await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
    getServer().setReply('POST /api/staff/limit/save', createSuccess({ version: 'v3', changed: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Save 1 limit' }));
    await waitFor(() =>
      expect(getServer().listBodies('POST /api/staff/limit/save')).toMatchObject([{ rows: [limit] }]),
    );
  });
});

describe('the history of stock', () => {
  const today = getTodayInSeoul(new Date());
  const stock = createStockView();
  const [row] = stock.rows;
  if (row === undefined) throw new Error('the stock is empty');
  const openStock = async () => {
    getServer().setReply('POST /api/staff/closing/list', createSuccess({ closings: [] }));
    getServer().setReply('POST /api/staff/holiday/list', createSuccess({ isComplete: true, days: [] }));
    getServer().setReply('POST /api/staff/stock/view', createSuccess(stock));
    getServer().setReply('POST /api/staff/stock/preview', createSuccess({ conflicts: [], reservations: [] }));
    const opened = await openConsole('/console/calendar', createMe('venue_manager', testScopes.grill));
    await screen.findByRole('button', { name: 'Change this day' });
    return opened;
  };

  it('names the seats, rooms and meals of a weekly rule, and puts an earlier one through the preview', async () => {
    replyVersions(
      'stock/history',
      {
        fields: { rows: stock.rows, meals: stock.meals },
        differences: [
          { path: 'weekdays.18:00.tables', before: '1-30', after: '1-40' },
          { path: 'weekend.19:00', after: { tables: '1-40', LIBRARY: 'closed 4-8' } },
          { path: 'meals.D.mon', before: false, after: true },
        ],
      },
      { fields: { rows: [row], meals: [] }, differences: [] },
    );
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Weekly rule' }));
    const dialog = await openHistory(user);
    expect(await listRows(dialog)).toEqual([
      'Monday to Friday · 18:00 · Seats at tables1–301–40',
      'Weekends and public holidays · 19:00–Seats at tables 1–40, Library 4–8 (Closed)',
      'Days of each meal · Dinner · MonNoYes',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 1' }));
    await user.click(await screen.findByRole('button', { name: 'Check bookings and save' }));
    await screen.findByText('The change concerns no booking.');
    expect(getServer().listBodies('POST /api/staff/stock/preview')).toMatchObject([
      { change: { type: 'weekly', rows: [{ day: 'weekdays', startTime: '18:00' }] } },
    ]);
    expect(getServer().listBodies('POST /api/staff/stock/history')).toEqual([
      { dinCode: 'GRILL', part: 'weekly', after: null },
    ]);
  });

  it('asks before a version replaces start times that are typed', async () => {
    replyVersions(
      'stock/history',
      {
        fields: { tableTurnMinutes: 90, roomTurnMinutes: null },
        differences: [{ path: 'tableTurnMinutes', before: 60, after: 90 }],
      },
      { fields: { tableTurnMinutes: 60, roomTurnMinutes: null }, differences: [] },
    );
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Turn times' }));
    await user.type((await screen.findAllByRole('textbox'))[0] ?? document.body, '75');
    const dialog = await openHistory(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Use the values of version 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByDisplayValue('75')).toBeTruthy();
  });

  it('of a day shows only what concerned this day, and restores its own start times', async () => {
    const tomorrow = addDays(today, 1);
    const plan = { date: today, rows: [{ startTime: '17:00', units: row.units }] };
    replyVersions(
      'stock/history',
      { fields: { dayPlans: [] }, differences: [{ path: today, before: { '17:00': { tables: '1-40' } } }] },
      {
        fields: { dayPlans: [plan] },
        differences: [{ path: `${tomorrow}.18:00.tables`, before: '1-2', after: '1-3' }],
      },
      { fields: { dayPlans: [plan] }, differences: [{ path: today, after: { '17:00': { tables: '1-40' } } }] },
      { fields: { dayPlans: [] }, differences: [] },
    );
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Change this day' }));
    const dialog = await openHistory(user);
    expect(
      (await within(dialog).findAllByRole('heading', { name: /^Version/ })).map((heading) => heading.textContent),
    ).toEqual(['Version 4Current', 'Version 2']);
    await user.click(within(dialog).getByRole('button', { name: 'Use the values of version 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Check bookings and save' }));
    await screen.findByText('The change concerns no booking.');
    expect(getServer().listBodies('POST /api/staff/stock/preview')).toMatchObject([
      { change: { type: 'plan', dates: [today], rows: [{ startTime: '17:00' }] } },
    ]);
  });

  it('of a day has what it was before the first change, also behind versions that did not change it', async () => {
    const plan = { date: today, rows: [{ startTime: '17:00', units: row.units }] };
    const version = { at: '2026-11-20T05:00:00Z', by: 'Mina Park', source: 'calendar' };
    const other = { path: `${addDays(today, 1)}.18:00.tables`, before: '1-2', after: '1-3' };
    const change = { path: `${today}.17:00`, before: { tables: '1-40' }, after: { tables: '1-20' } };
    getServer().setReply('POST /api/staff/stock/history', (body) =>
      createSuccess(
        Object(body).after === null
          ? {
              versions: [{ ...version, historyVersion: 3, fields: { dayPlans: [plan] }, differences: [other] }],
              next: '3',
            }
          : {
              versions: [
                { ...version, historyVersion: 2, fields: { dayPlans: [plan] }, differences: [change] },
                {
                  ...version,
                  historyVersion: 1,
                  by: null,
                  source: 'before',
                  fields: { dayPlans: [plan] },
                  differences: [],
                },
              ],
              next: null,
            },
      ),
    );
    const { user } = await openStock();
    await user.click(screen.getByRole('button', { name: 'Change this day' }));
    const dialog = await openHistory(user);
    await within(dialog).findByText('The newest versions have not changed this. Older ones may have.');
    await user.click(within(dialog).getByRole('button', { name: 'Show more' }));
    expect(await within(dialog).findByRole('button', { name: 'Use the values of version 1' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Use the values of version 2' })).toBeNull();
  });
});

it('those who may only read a coupon see its history, without a way to use it', async () => {
  const coupon = {
    name: text('Welcome'),
    kind: 'amount',
    value: 5_000,
    minOrderAmount: 0,
    maxDiscount: null,
    validDays: 30,
  };
  getServer().setReply('POST /api/staff/benefit/view', createProblem('not_found', 404));
  getServer().setReply(
    'POST /api/staff/coupon/view-joining',
    createSuccess({ fields: coupon, version: 'v2', canEdit: false }),
  );
  replyVersions(
    'coupon/joining-history',
    { fields: coupon, differences: [{ path: 'kind', before: 'percent', after: 'amount' }] },
    { fields: coupon, differences: [] },
  );
  const { user } = await openConsole('/console/benefits', createMe('finance', testScopes.group));
  const dialog = await openHistory(user);
  expect(await listRows(dialog)).toEqual(['Kind of discountPercentageAmount']);
  expect(within(dialog).queryByRole('button', { name: /^Use the values/ })).toBeNull();
});
