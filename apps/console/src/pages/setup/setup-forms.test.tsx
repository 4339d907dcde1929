// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createHotelFields } from '../../../test/hotel-fields';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const path = '/console/setup?item=hotel:H01';
const saveCall = 'POST /api/staff/hotel/save';
const hotel = createHotelFields();
const owner = () => createMe('owner', testScopes.group);
const findPhone = async () => {
  const [phone] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
  if (phone === undefined) throw new Error('no phone');
  return phone;
};
const typePhone = async ({ user }: Awaited<ReturnType<typeof openConsole>>, phone: string) => {
  await user.clear(await findPhone());
  await user.type(await findPhone(), phone);
};

beforeEach(() => {
  getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 2 }));
  getServer().setReply('POST /api/staff/hotel/view', createSuccess({ fields: hotel, version: 'v1' }));
  getServer().setReply('POST /api/staff/hotel-photo/view', createSuccess({ fields: { photos: [] }, version: 'v1' }));
});

it('unsaved input in a form of the set-up is shown only to the person who typed it', async () => {
  const me = owner();
  await typePhone(await openConsole(path, me), '02-999-9999');
  await closeConsole();
  await openConsole(path, owner());
  expect((await findPhone()).value).toBe('02-123-4567');
  await closeConsole();
  await openConsole(path, me);
  expect((await findPhone()).value).toBe('02-999-9999');
});

it('input stored before an upgrade is saved together with the fields that the upgrade has added', async () => {
  getServer().setReply(saveCall, createSuccess({ htlCode: 'H01', version: 'v2' }));
  const me = owner();
  await typePhone(await openConsole(path, me), '02-999-9999');
  await closeConsole();
  for (const [key, text] of Object.entries({ ...sessionStorage })) {
    const { version, values } = JSON.parse(text);
    const { reviewsOn: _reviewsOn, memberFoodRule: _rule, staffLanguage: _language, ...oldValues } = values;
    sessionStorage.setItem(key, JSON.stringify({ version, values: oldValues }));
  }
  const { user } = await openConsole(path, me);
  expect((await findPhone()).value).toBe('02-999-9999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(getServer().listBodies(saveCall)).toMatchObject([{ fields: { ...hotel, phone: '02-999-9999' } }]),
  );
});

it('closing the comparison of a form of the set-up keeps the input', async () => {
  const theirs = { ...hotel, phone: '02-777-7777' };
  getServer().setReply(
    saveCall,
    createProblem('changed_meanwhile', 409, {}, { current: { version: 'v2', fields: theirs } }),
  );
  const opened = await openConsole(path, owner());
  await typePhone(opened, '02-999-9999');
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed this' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await findPhone()).value).toBe('02-999-9999');
});

it('the optional settings of a hotel are checked and saved: reviews, points, member discount, language and translations', async () => {
  getServer().setReply(saveCall, createSuccess({ htlCode: 'H01', version: 'v2' }));
  const { user } = await openConsole(path, owner());
  await findPhone();
  await user.click(screen.getByRole('checkbox', { name: 'Members may write reviews' }));
  await user.click(screen.getByRole('checkbox', { name: 'Members may pay with points' }));
  await user.click(screen.getByRole('checkbox', { name: 'Members get a discount on food' }));
  const type = async (name: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await type(/^On weekdays/, '10');
  await type(/^On weekends/, '101');
  await type(/^Days without the discount/, '12-24, 12-32');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of emails to the staff' }), 'English');
  const address = within(screen.getByRole('group', { name: 'Translations of the registration' })).getByRole('group', {
    name: 'Registered address',
  });
  for (const field of within(address).getAllByRole('textbox')) await user.type(field, '1 Main Street');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const weekend = screen.getByRole('textbox', { name: /^On weekends/ });
  await waitFor(() => expect(weekend.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('textbox', { name: /^Days without/ }).getAttribute('aria-invalid')).toBe('true');
  expect(getServer().listBodies(saveCall)).toEqual([]);
  await type(/^On weekends/, '5');
  await type(/^Days without the discount/, '12-24, 12-31');
  await save();
  await waitFor(() => expect(getServer().listBodies(saveCall)).toHaveLength(1));
  const text = '1 Main Street';
  expect(getServer().listBodies(saveCall)[0]).toMatchObject({
    fields: {
      reviewsOn: false,
      pointsSpendable: true,
      staffLanguage: 'en',
      memberFoodRule: { weekdayRate: 10, weekendRate: 5, maxPeople: 8, excludedMonthDays: ['12-24', '12-31'] },
      readable: { address: { ko: text, en: text, cn: text, ja: text }, companyName: { ko: '', en: '' } },
    },
  });
});
