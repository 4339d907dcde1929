// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const viewCall = 'POST /api/staff/price/view';
const saveCall = 'POST /api/staff/price/save';
const usual = { fromDay: null, toDay: null };
const lambRow = { prodCode: null, menuIndex: 1, ...usual, price: 100_000 };
const dinnerRow = { prodCode: 'DINNER', menuIndex: 1, ...usual, price: 90_000 };
const christmasRow = { ...dinnerRow, fromDay: '2030-12-24', toDay: '2030-12-25', price: 130_000 };
const view = {
  version: 'v1',
  priceRows: [lambRow, dinnerRow],
  venueMenus: [{ menuIndex: 1, names: ['Lamb', '양갈비'] }],
  venueProducts: [{ prodCode: 'DINNER', names: ['Dinner', '저녁'], isPickup: false, menuIndexes: [1] }],
};

async function openPrices(response: object = view, me = createMe('hotel_manager', testScopes.seoul)) {
  getServer().setReply(viewCall, createSuccess(response));
  const opened = await openConsole('/console/prices', me);
  await screen.findByRole('table', { name: 'Prices' });
  return opened;
}

const getPrice = (name = 'Dinner · Lamb, Usual price') => screen.getByLabelText(`${name}: Price (won)`);
const listChanges = () =>
  within(screen.getByRole('table', { name: 'What will change' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText('Pasted rows'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Put into the table' }));
};

describe('the table', () => {
  it('shows old and new prices, and saves all rows in one request', async () => {
    const { user } = await openPrices();
    expect(screen.getByText('No price is changed.')).toBeTruthy();
    await user.clear(getPrice());
    await user.type(getPrice(), '95,000');
    expect(listChanges()).toEqual(['Dinner · Lamb, Usual price₩90,000₩95,000']);
    getServer().setReply(saveCall, createSuccess({ version: 'v2', changed: 1 }));
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    expect(await screen.findByText('1 price is saved.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toMatchObject([
      { version: 'v1', rows: [lambRow, { ...dinnerRow, price: 95_000 }] },
    ]);
  });

  it('rejects a price without days or with a reversed period at its field', async () => {
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    expect(await screen.findByText('Please enter a day such as 2026-12-24.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Dinner · Lamb, …: First day'), {
      target: { value: '2030-12-24' },
    });
    fireEvent.change(screen.getByLabelText(/: Last day$/), { target: { value: '2030-12-23' } });
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    expect(await screen.findByText('The period ends before it begins.')).toBeTruthy();
    expect(getServer().listBodies(saveCall)).toEqual([]);
  });

  it('removes a price for certain days', async () => {
    const { user } = await openPrices({ ...view, priceRows: [lambRow, dinnerRow, christmasRow] });
    await user.click(screen.getByRole('button', { name: /^Remove Dinner · Lamb/ }));
    expect(listChanges()[0]).toMatch(/₩130,000None$/);
    getServer().setReply(saveCall, createSuccess({ version: 'v2', changed: 1 }));
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    await screen.findByText('1 price is saved.');
    expect(getServer().listBodies(saveCall)).toMatchObject([{ rows: [lambRow, dinnerRow] }]);
  });

  it('keeps the input when the page is loaded again', async () => {
    const me = createMe('hotel_manager', testScopes.seoul);
    const first = await openPrices(view, me);
    await first.user.clear(getPrice());
    await first.user.type(getPrice(), '77000');
    cleanup();
    await openPrices(view, me);
    expect((getPrice() as HTMLInputElement).value).toBe('77000');
    expect(screen.getByText('What you typed before is here again.')).toBeTruthy();
  });

  it('shows both versions if someone else has saved meanwhile, and can save its own', async () => {
    const { user } = await openPrices();
    await user.clear(getPrice());
    await user.type(getPrice(), '95000');
    const fields = { ' 1  ': 100_000, 'DINNER 1  ': 99_000 };
    getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current: { version: 'v2', fields } }));
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: /Dinner · Lamb/ }).textContent).toContain('₩95,000₩99,000');
    getServer().setReply(saveCall, createSuccess({ version: 'v3', changed: 1 }));
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('1 price is saved.');
    expect(getServer().listBodies(saveCall)[1]).toMatchObject({ version: 'v2' });
  });
});

describe('rows of a spreadsheet', () => {
  it('are put into the table, and shown before they are saved', async () => {
    await openPrices();
    paste('메뉴\t상품\t시작일\t종료일\t가격\n양갈비\t저녁\t2030. 12. 24.\t2030. 12. 25.\t₩130,000');
    expect(await screen.findByText('1 price is in the table. It is not saved yet.')).toBeTruthy();
    expect(listChanges()).toEqual([expect.stringMatching(/^Dinner · Lamb, .*None₩130,000$/)]);
    expect(getServer().listBodies(saveCall)).toEqual([]);
  });

  it('that are invalid are reported with their line and stay in the field', async () => {
    await openPrices();
    paste('Lamb\tDinner\t95000\nSoup\tDinner\t9000\nLamb\tDinner\t12/24/2030\t12/25/2030\t1');
    expect(await screen.findByText('Line 2: The venue has no such menu: Soup')).toBeTruthy();
    expect(screen.getByText('Line 3: Day and month are not clear. Begin with the year: 12/24/2030')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Pasted rows').value).toContain('Soup');
    expect(listChanges()).toEqual(['Dinner · Lamb, Usual price₩90,000₩95,000']);
  });

  it('are not read if columns are unknown, which are reported', async () => {
    await openPrices();
    paste('Menu\tProduct\tFirst date\tRemark\tPrice\nLamb\tDinner\t2030-12-24\tXmas\t130000');
    const unknown = 'No row was read, because this column is not known. Rename or remove it';
    expect(await screen.findByText(`Line 1: ${unknown}: First date`)).toBeTruthy();
    expect(screen.getByText(`Line 1: ${unknown}: Remark`)).toBeTruthy();
    expect(screen.getByText('No price is changed.')).toBeTruthy();
  });

  it.each([
    ['a price of 0', 'Lamb\tDinner\t0', 'Please enter a price from 1 to 50,000,000 won.'],
    ['a price of a hundred million', 'Lamb\tDinner\t100,000,000', 'Please enter a price from 1 to 50,000,000 won.'],
    [
      'days that another row has',
      'Lamb\tDinner\t2030-12-24\t2030-12-25\t1000\nLamb\tDinner\t2030-12-25\t2030-12-26\t2000',
      'The days 2030-12-25 to 2030-12-26 overlap with another row.',
    ],
  ])('are not saved with %s, which is reported at its field', async (_case, text, message) => {
    const { user } = await openPrices();
    paste(text);
    await user.click(screen.getByRole('button', { name: /^Save \d prices?$/ }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(getServer().listBodies(saveCall)).toEqual([]);
  });

  it('do not change the input of other rows', async () => {
    await openPrices();
    fireEvent.change(getPrice('Menu list · Lamb, Usual price'), { target: { value: '9O,000' } });
    paste('Lamb\tDinner\t95000');
    expect(getPrice()).toHaveProperty('value', '95,000');
    expect(getPrice('Menu list · Lamb, Usual price')).toHaveProperty('value', '9O,000');
  });
});

it('a venue without menus says what to do next', async () => {
  getServer().setReply(viewCall, createSuccess({ ...view, priceRows: [] }));
  await openConsole('/console/prices', createMe('owner', testScopes.group));
  expect(await screen.findByText('Enter menus and products first.')).toBeTruthy();
});

it('a failure to load the prices is announced', async () => {
  getServer().setReply(viewCall, createProblem('internal_error', 500));
  await openConsole('/console/prices', createMe('owner', testScopes.group));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('staff of one venue see no prices, and have no link to the screen', async () => {
  await openConsole('/console/prices', createMe('venue_manager', testScopes.grill));
  expect(await screen.findByText('There is no venue whose prices you may change')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Prices' })).toBeNull();
});
