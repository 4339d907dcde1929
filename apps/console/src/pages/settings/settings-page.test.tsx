// @vitest-environment jsdom
import type { StaffMe } from '@dining/contract/staff/session';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { Menu } from '../../entities/products/menus';
import type { SheetMail } from '../../entities/venues/sheet-mails';

const getServer = prepareConsole();
const rateViewCall = 'POST /api/staff/point-rate/view';
const rateSaveCall = 'POST /api/staff/point-rate/save';
const ratingsViewCall = 'POST /api/staff/ratings/view';
const ratingsSaveCall = 'POST /api/staff/ratings/save';
const mailListCall = 'POST /api/staff/sheet-mail/list';
const mailSaveCall = 'POST /api/staff/sheet-mail/save';
const menuListCall = 'POST /api/staff/menu-allergens/list';
const menuPreviewCall = 'POST /api/staff/menu-allergens/preview';
const menuSaveCall = 'POST /api/staff/menu-allergens/save';

const createRate = (pointRate: number) => ({ htlCode: 'H01', hotelName: 'Dalbit Seoul', pointRate, visits: 3 });
const createRatings = (isOn: boolean) => ({
  htlCode: 'H01',
  hotelName: 'Dalbit Seoul',
  isOn,
  areReviewsOn: true,
  reviews: 12,
});
const createSheetMail = (changes: Partial<SheetMail> = {}) => ({
  dinCode: 'GRILL',
  htlCode: 'H01',
  name: 'The Grill',
  hotelName: 'Dalbit Seoul',
  isActive: true,
  isOn: true,
  mailbox: 'grill@dalbit.example',
  ...changes,
});
const lambMenu: Menu = {
  menuIndex: 1,
  name: 'Lamb',
  products: ['Dinner'],
  allergens: ['milk'],
  diets: [],
};
const cakeMenu: Menu = { menuIndex: 2, name: 'Cake', products: [], allergens: null, diets: ['vegetarian'] };

const createHotelManager = () => createMe('hotel_manager', testScopes.seoul);

/** Opens the settings. `mails` are the listed sheet mails, one for each venue. */
async function openSettings(me: StaffMe = createHotelManager(), mails: readonly object[] = [createSheetMail()]) {
  const server = getServer();
  server.setReply(rateViewCall, createSuccess({ pointRate: createRate(5) }));
  server.setReply(ratingsViewCall, createSuccess({ ratings: createRatings(true) }));
  server.setReply('POST /api/staff/hotel-photo/view', createSuccess({ fields: { photos: [] }, version: 'v1' }));
  server.setReply(mailListCall, createSuccess({ venues: mails }));
  server.setReply(menuListCall, createSuccess({ venueName: 'The Grill', menus: [lambMenu, cakeMenu], next: null }));
  const openedConsole = await openConsole('/console/settings', me);
  await screen.findByRole('heading', { name: 'Settings' });
  return openedConsole;
}

const listBlocks = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the settings of a hotel', () => {
  it.each<[Role, Scope, readonly string[]]>([
    [
      'hotel_manager',
      testScopes.seoul,
      ['Points', 'Ratings in reviews', 'Sheet of the evening by mail', 'Photos of the hotel', 'Allergens of menus'],
    ],
    ['marketing', testScopes.group, ['Points', 'Ratings in reviews', 'Photos of the hotel', 'Allergens of menus']],
    ['finance', testScopes.group, ['Points']],
    ['venue_manager', testScopes.grill, ['Sheet of the evening by mail', 'Allergens of menus']],
    ['owner', testScopes.group, ['Sheet of the evening by mail', 'Photos of the hotel', 'Allergens of menus']],
  ])('show only what the role may see: %s', async (role, scope, blocks) => {
    await openSettings(createMe(role, scope));
    await waitFor(() => expect(listBlocks()).toEqual(blocks));
    expect(document.title).toBe('Settings · Staff console');
  });

  it('of another hotel are loaded when staff choose it', async () => {
    const { user } = await openSettings(createMe('marketing', testScopes.group));
    await screen.findByText('5% of the paid amount');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hotel' }), 'Dalbit Busan');
    await waitFor(() => expect(getServer().listBodies(rateViewCall)).toEqual([{ htlCode: 'H01' }, { htlCode: 'H02' }]));
    await waitFor(() => expect(getServer().listBodies(menuListCall).at(-1)).toEqual({ dinCode: 'BAR', after: null }));
  });

  it('say that there is no hotel if the role may see no settings', async () => {
    await openSettings(createMe('host', testScopes.grill));
    await screen.findByText('There is no hotel that you may see here');
    expect(getServer().listBodies(rateViewCall)).toEqual([]);
  });

  it('say that they could not be loaded, and can be loaded again', async () => {
    const { user } = await openSettings(createMe('finance', testScopes.group));
    await screen.findByText('5% of the paid amount');
    getServer().setReply(rateViewCall, createProblem('unavailable', 503));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hotel' }), 'Dalbit Busan');
    const alert = await screen.findByRole('alert');
    getServer().setReply(rateViewCall, createSuccess({ pointRate: createRate(2) }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('2% of the paid amount');
  });
});

describe('the point rate', () => {
  async function openForm() {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Change: Points' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox', { name: /^Percentage/ });
    const enterAndSave = async (percent: string) => {
      await user.clear(field);
      if (percent !== '') await user.type(field, percent);
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    };
    return { user, dialog, field, enterAndSave };
  }
  const answerQuestion = async (user: Awaited<ReturnType<typeof openForm>>['user'], name = 'Save') =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it('is lowered after a question that names the consequence', async () => {
    const { user, dialog, enterAndSave } = await openForm();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'a new year');
    await enterAndSave('3');
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toContain('5% of the paid amount becomes 3% of the paid amount');
    expect(confirmDialog.textContent).toContain('3 reservations of members');
    getServer().setReply(rateSaveCall, createSuccess({ changed: true, pointRate: createRate(3) }));
    await answerQuestion(user);
    await screen.findByText('Dalbit Seoul: 3% of the paid amount.');
    expect(getServer().listBodies(rateSaveCall)).toEqual([{ htlCode: 'H01', from: 5, to: 3, reason: 'a new year' }]);
    expect(getServer().listHeaders(rateSaveCall, 'idempotency-key')[0]).toMatch(/^[\w-]{16,}$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of 0 says that no page mentions points', async () => {
    const { user, enterAndSave } = await openForm();
    await enterAndSave('0');
    getServer().setReply(rateSaveCall, createSuccess({ changed: true, pointRate: createRate(0) }));
    await answerQuestion(user);
    await screen.findByText('No page mentions points of this hotel.');
  });

  it('is not sent if the question is declined', async () => {
    const { user, field, enterAndSave } = await openForm();
    await enterAndSave('4');
    await answerQuestion(user, 'Cancel');
    expect((field as HTMLInputElement).value).toBe('4');
    expect(getServer().listBodies(rateSaveCall)).toEqual([]);
  });

  it('that is unchanged is not sent', async () => {
    const { enterAndSave } = await openForm();
    await enterAndSave('5');
    await screen.findByText('Nothing has changed.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getServer().listBodies(rateSaveCall)).toEqual([]);
  });

  it.each(['', '101', '-1', '2.5', 'five'])('is rejected at its field if it is «%s»', async (percent) => {
    const { field, enterAndSave } = await openForm();
    await enterAndSave(percent);
    await screen.findByText('Please enter a whole number from 0 to 100.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(getServer().listBodies(rateSaveCall)).toEqual([]);
  });

  it('shows an alert if it was refused, and the form keeps what was typed', async () => {
    const { user, dialog, field, enterAndSave } = await openForm();
    getServer().setReply(rateSaveCall, createProblem('unavailable', 503));
    await enterAndSave('4');
    await answerQuestion(user);
    await within(dialog).findByRole('alert');
    expect((field as HTMLInputElement).value).toBe('4');
  });

  it('that someone else has changed shows both values, and the staff member’s own is saved on request', async () => {
    const { user, enterAndSave } = await openForm();
    getServer().setReply(rateSaveCall, (body) =>
      (body as { from: number }).from === 5
        ? createProblem('changed_meanwhile', 409, {}, { current: createRate(2) })
        : createSuccess({ changed: true, pointRate: createRate(4) }),
    );
    await enterAndSave('4');
    await answerQuestion(user);
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    const cells = within(conflict).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['4% of the paid amount', '2% of the paid amount']);
    await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Dalbit Seoul: 4% of the paid amount.');
    expect(getServer().listBodies(rateSaveCall).at(-1)).toMatchObject({ from: 2, to: 4 });
  });

  it('that someone else has changed stays typed if the comparison is closed', async () => {
    const { user, field, enterAndSave } = await openForm();
    getServer().setReply(rateSaveCall, createProblem('changed_meanwhile', 409, {}, { current: createRate(2) }));
    await enterAndSave('4');
    await answerQuestion(user);
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    await user.click(within(conflict).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Someone else has changed this', hidden: true })).toBeNull(),
    );
    expect((field as HTMLInputElement).value).toBe('4');
    expect(screen.getByRole('dialog', { name: /^Points/ })).toBeTruthy();
  });

  it('that someone else has changed can be kept as it is', async () => {
    const { user, enterAndSave } = await openForm();
    getServer().setReply(rateSaveCall, createProblem('changed_meanwhile', 409, {}, { current: createRate(2) }));
    getServer().setReply(rateViewCall, createSuccess({ pointRate: createRate(2) }));
    await enterAndSave('4');
    await answerQuestion(user);
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    await user.click(within(conflict).getByRole('button', { name: 'Keep it as it is' }));
    await screen.findByText('2% of the paid amount');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read-only for finance', async () => {
    await openSettings(createMe('finance', testScopes.group));
    await screen.findByText('Your role may read this, but not change it.');
    expect(screen.queryByRole('button', { name: 'Change: Points' })).toBeNull();
  });
});

describe('ratings', () => {
  it('are switched off after a question that names the consequence, and on again', async () => {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Switch off: Ratings in reviews' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toContain('The stars of 12 reviews disappear');
    getServer().setReply(ratingsSaveCall, (body) =>
      createSuccess({ changed: true, ratings: createRatings((body as { isOn: boolean }).isOn) }),
    );
    await user.click(within(confirmDialog).getByRole('button', { name: 'Switch off' }));
    await screen.findByText('Ratings of Dalbit Seoul are off.');
    await screen.findByText('Ratings are neither asked nor shown. Those given before are kept.');
    await user.click(screen.getByRole('button', { name: 'Switch on: Ratings in reviews' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch on' }));
    await screen.findByText('Ratings of Dalbit Seoul are on.');
    expect(getServer().listBodies(ratingsSaveCall)).toEqual([
      { htlCode: 'H01', isOn: false },
      { htlCode: 'H01', isOn: true },
    ]);
  });

  it('stay as they are if the server refuses', async () => {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Switch off: Ratings in reviews' }));
    getServer().setReply(ratingsSaveCall, createProblem('forbidden', 403));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).not.toContain('stars'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    expect(screen.getByRole('button', { name: 'Switch off: Ratings in reviews' })).toBeTruthy();
  });
});

describe('the sheet by mail', () => {
  it('is switched off for one venue, after a question that names its address', async () => {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: 'Switch off the mail to The Grill' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toContain('grill@dalbit.example');
    getServer().setReply(mailSaveCall, createSuccess({ changed: true, venue: createSheetMail({ isOn: false }) }));
    getServer().setReply(mailListCall, createSuccess({ venues: [createSheetMail({ isOn: false })] }));
    await user.click(within(confirmDialog).getByRole('button', { name: 'Switch off' }));
    await screen.findByText('The Grill gets no more sheet by mail.');
    await screen.findByRole('button', { name: 'Switch on the mail to The Grill' });
    expect(getServer().listBodies(mailSaveCall)).toEqual([{ dinCode: 'GRILL', isOn: false }]);
  });

  it('says that a venue has no address, and that it is not shown to guests', async () => {
    await openSettings(createHotelManager(), [createSheetMail({ mailbox: null, isActive: false })]);
    await screen.findByText('No address: nothing is sent');
    expect(screen.getByText('Not shown to guests')).toBeTruthy();
  });
});

describe('the allergens of menus', () => {
  async function openMenu(name = 'Lamb') {
    const { user } = await openSettings();
    await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
    const dialog = await screen.findByRole('dialog', { name });
    const tick = (allergen: string) => user.click(within(dialog).getByRole('checkbox', { name: allergen }));
    const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }));
    return { user, dialog, tick, save };
  }
  const replyWithPreview = (bookings: number, allergicBookings: number | null) =>
    getServer().setReply(menuPreviewCall, createSuccess({ bookings, allergicBookings }));
  const findQuestion = () => screen.findByRole('alertdialog');

  it('are listed by menu with its products, and searched by allergen', async () => {
    const { user } = await openSettings();
    const row = await screen.findByRole('row', { name: /^Lamb/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dinner', 'milk', '–', 'Change']);
    expect(screen.getByRole('row', { name: /^Cake/ }).textContent).toContain('Not stated');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('milk');
    expect(screen.getByText('1 menu')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /^Cake/ })).toBeNull();
    await user.keyboard('xyz');
    expect(screen.getByText('No matches')).toBeTruthy();
  });

  it('of one menu are found by name, ticked, and saved after a question that names the consequence', async () => {
    const { user, dialog, tick, save } = await openMenu();
    await user.type(within(dialog).getByRole('searchbox'), 'WAL');
    expect(
      within(dialog)
        .getAllByRole('checkbox', { checked: false })
        .map((box) => box.closest('label')?.textContent),
    ).toContain('walnut');
    await tick('walnut');
    await user.clear(within(dialog).getByRole('searchbox'));
    expect(within(dialog).getByText('2 ticked')).toBeTruthy();
    await tick('Contains alcohol');
    replyWithPreview(4, 1);
    await save();
    const question = await findQuestion();
    expect(question.textContent).toContain('4 coming reservations have this menu');
    expect(question.textContent).toContain('In 1 of them a guest is allergic to what you add');
    const savedMenu: Menu = { ...lambMenu, allergens: ['milk', 'walnut'], diets: ['alcohol'] };
    getServer().setReply(menuSaveCall, createSuccess({ changed: true, menu: savedMenu }));
    getServer().setReply(
      menuListCall,
      createSuccess({ venueName: 'The Grill', menus: [savedMenu, cakeMenu], next: null }),
    );
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    await screen.findByText('Lamb is saved.');
    await screen.findByRole('cell', { name: 'milk, walnut' });
    expect(getServer().listBodies(menuPreviewCall)).toEqual([
      { dinCode: 'GRILL', menuIndex: 1, allergens: ['milk', 'walnut'] },
    ]);
    expect(getServer().listBodies(menuSaveCall)).toEqual([
      {
        dinCode: 'GRILL',
        menuIndex: 1,
        from: { allergens: ['milk'], diets: [] },
        to: { allergens: ['milk', 'walnut'], diets: ['alcohol'] },
        reason: '',
      },
    ]);
  });

  it('say nothing about the health of guests to staff who may not see it', async () => {
    const { tick, save } = await openMenu();
    await tick('egg');
    replyWithPreview(4, null);
    await save();
    expect((await findQuestion()).textContent).not.toContain('allergic');
  });

  it('can be set to not stated, which differs from none', async () => {
    const { user, dialog, save } = await openMenu();
    await user.click(within(dialog).getByRole('radio', { name: 'Not stated' }));
    expect(within(dialog).queryByRole('checkbox', { name: 'milk' })).toBeNull();
    replyWithPreview(0, 0);
    await save();
    getServer().setReply(menuSaveCall, createSuccess({ changed: true, menu: { ...lambMenu, allergens: null } }));
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Lamb is saved.');
    expect(getServer().listBodies(menuSaveCall)).toMatchObject([{ to: { allergens: null, diets: [] } }]);
  });

  it('that are unchanged are not sent', async () => {
    const { save } = await openMenu();
    await save();
    await screen.findByText('Nothing has changed.');
    expect(getServer().listBodies(menuPreviewCall)).toEqual([]);
  });

  it('are not saved by Enter in the search, which says if no allergen matches', async () => {
    const { user, dialog } = await openMenu();
    await user.type(within(dialog).getByRole('searchbox'), 'egg{Enter}');
    expect(getServer().listBodies(menuPreviewCall)).toEqual([]);
    await user.type(within(dialog).getByRole('searchbox'), 'xyz');
    expect(within(dialog).getByText('No allergen has this name.')).toBeTruthy();
  });

  it('that someone else has changed show both versions, and the chosen one is saved', async () => {
    const { user, tick, save } = await openMenu();
    await tick('egg');
    replyWithPreview(0, 0);
    await save();
    const theirMenu: Menu = { ...lambMenu, allergens: ['milk', 'pork'], diets: ['alcohol'] };
    getServer().setReply(menuSaveCall, (body) =>
      (body as { from: { diets: string[] } }).from.diets.length === 0
        ? createProblem('changed_meanwhile', 409, {}, { current: theirMenu })
        : createSuccess({ changed: true, menu: { ...lambMenu, allergens: ['egg', 'milk'] } }),
    );
    await user.click(within(await findQuestion()).getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(
      within(conflict)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['egg, milk', 'milk, pork', '–', 'Contains alcohol']);
    await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Lamb is saved.');
    expect(getServer().listBodies(menuSaveCall).at(-1)).toMatchObject({
      from: { allergens: ['milk', 'pork'], diets: ['alcohol'] },
      to: { allergens: ['egg', 'milk'], diets: [] },
    });
  });

  it('show an alert if they were refused, and the form keeps what was ticked', async () => {
    const { dialog, tick, save } = await openMenu();
    await tick('egg');
    getServer().setReply(menuPreviewCall, createProblem('unavailable', 503));
    await save();
    await within(dialog).findByRole('alert');
    expect(within(dialog).getByRole('checkbox', { name: 'egg', checked: true })).toBeTruthy();
  });

  it('are read-only for a venue manager', async () => {
    await openSettings(createMe('venue_manager', testScopes.grill));
    await screen.findByRole('row', { name: /^Lamb/ });
    expect(screen.getByText('Your role may read this, but not change it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change Lamb' })).toBeNull();
  });

  it('are replaced by a text if a venue has no menus', async () => {
    const { user } = await openSettings();
    await screen.findByRole('row', { name: /^Lamb/ });
    getServer().setReply(menuListCall, createSuccess({ venueName: 'Bakery', menus: [], next: null }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Bakery');
    await screen.findByText('This venue has no menus');
  });

  it('of a long list are loaded page by page', async () => {
    const { site } = await openSettings(createMe('owner', testScopes.group));
    await screen.findByRole('row', { name: /^Lamb/ });
    getServer().setReply(menuListCall, (body) =>
      (body as { after: string | null }).after === null
        ? createSuccess({ venueName: 'The Grill', menus: [lambMenu], next: '1' })
        : createSuccess({ venueName: 'The Grill', menus: [cakeMenu], next: null }),
    );
    await site.queryClient.invalidateQueries();
    await waitFor(() => expect(getServer().listBodies(menuListCall).at(-1)).toEqual({ dinCode: 'GRILL', after: '1' }));
    await screen.findByText('2 menus');
    expect(screen.getByRole('row', { name: /^Cake/ })).toBeTruthy();
  });
});
