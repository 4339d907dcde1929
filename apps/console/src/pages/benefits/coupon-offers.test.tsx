// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createId, createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/coupon-offer/list';
const viewCall = 'POST /api/staff/coupon-offer/view';
const createCall = 'POST /api/staff/coupon-offer/create';
const saveCall = 'POST /api/staff/coupon-offer/save';
const stopCall = 'POST /api/staff/coupon-offer/stop';

const offerId = createId();
const offer = {
  offerId,
  htlCode: null,
  name: 'Summer newsletter',
  code: 'SUMMER26',
  kind: 'percent',
  value: 15,
  redeemFrom: '2026-06-01',
  redeemTo: '2026-08-31',
  maxCoupons: 300,
  redeemedCount: 0,
  state: 'running',
};
const fields = {
  name: 'Summer newsletter',
  code: 'SUMMER26',
  couponName: { ko: '여름 쿠폰', en: 'Summer coupon', cn: '夏季优惠券', ja: '夏のクーポン' },
  kind: 'percent',
  value: 15,
  minOrderAmount: 50_000,
  maxDiscount: 30_000,
  redeemFrom: '2026-06-01',
  redeemTo: '2026-08-31',
  validity: { type: 'days', days: 90 },
  maxCoupons: 300,
};
const view = { offer, fields, version: '1', canEdit: true };
const replyList = (...offers: readonly object[]) =>
  getServer().setReply(listCall, createSuccess({ offers, next: null }));
const replyView = (changes: object = {}, offerChanges: object = {}) =>
  getServer().setReply(viewCall, createSuccess({ ...view, ...changes, offer: { ...offer, ...offerChanges } }));
beforeEach(() => {
  replyList(offer);
  replyView();
});
const open = (item = '', me = createMe('marketing', testScopes.group)) =>
  openConsole(`/console/benefits?tab=codes${item === '' ? '' : `&item=${item}`}`, me);

it('the list shows each coupon code with its place, period, number and state', async () => {
  const atHotel = { ...offer, offerId: createId(), htlCode: 'H01', name: 'Spa guests', code: 'SPA2026' };
  replyList({ ...offer, redeemedCount: 12 }, { ...atHotel, state: 'used_up', redeemedCount: 300 });
  await open();
  const table = within(await screen.findByRole('table', { name: 'Coupon codes' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  for (const text of ['Summer newsletter', 'SUMMER26', 'All hotels', '12 of 300', 'Running', '2026-06-01'])
    expect(first?.textContent).toContain(text);
  for (const text of ['SPA2026', 'Dalbit Seoul', '300 of 300', 'Used up']) expect(second?.textContent).toContain(text);
});

it('the list shows past codes on request, and what to do if there are none', async () => {
  replyList();
  const { user } = await open();
  expect(await screen.findByText('Those that you create are listed here.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Show'), 'Ended and stopped');
  expect(await screen.findByText('Codes that have ended or were stopped stay here.')).toBeTruthy();
  expect(getServer().listBodies(listCall)).toMatchObject([{ isPast: false }, { isPast: true }]);
});

it('a failed list can be loaded again', async () => {
  getServer().setReply(listCall, createProblem('internal_error', 500));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  replyList(offer);
  await user.click(retry);
  expect(await screen.findByText('SUMMER26')).toBeTruthy();
});

it('a new code is created for a hotel, once for two presses', async () => {
  getServer().setReply(createCall, createSuccess({ offerId, version: '1' }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'New coupon code' }));
  await user.type(await screen.findByLabelText(/^Internal name/), 'Summer newsletter');
  await user.type(screen.getByLabelText(/^Code/), 'summer 26');
  await user.selectOptions(screen.getByLabelText('Where it can be used'), 'Dalbit Seoul');
  for (const [label, text] of [
    ['한국어', '여름 쿠폰'],
    ['English', 'Summer coupon'],
    ['简体中文', '夏季优惠券'],
    ['日本語', '夏のクーポン'],
  ] as const)
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
  await user.type(screen.getByLabelText(/^Discount/), '15');
  await user.type(screen.getByLabelText(/^Largest discount/), '30,000');
  await user.clear(screen.getByLabelText(/^Least amount/));
  await user.type(screen.getByLabelText(/^Least amount/), '50,000');
  await user.type(screen.getByLabelText(/^First day/), '2026-06-01');
  await user.type(screen.getByLabelText(/^Last day to redeem/), '2026-08-31');
  await user.type(screen.getByLabelText(/^Number of coupons/), '300');
  await user.dblClick(screen.getByRole('button', { name: 'Create the coupon code' }));
  expect(await screen.findByText('The coupon code is created.')).toBeTruthy();
  expect(getServer().listBodies(createCall)).toEqual([{ htlCode: 'H01', fields }]);
});

it('invalid input is reported at its fields, and nothing is sent', async () => {
  const { user } = await open('new');
  await user.type(await screen.findByLabelText(/^Code/), 'SUN');
  await user.selectOptions(screen.getByLabelText('Validity of each coupon'), 'Until a fixed day');
  await user.type(screen.getByLabelText(/^First day/), '2026-06-02');
  await user.type(screen.getByLabelText(/^Last day to redeem/), '2026-06-01');
  await user.type(screen.getByLabelText(/^Last day of validity/), '2026-05-31');
  await user.click(screen.getByRole('button', { name: 'Create the coupon code' }));
  const errors = [
    [/^Internal name/, 'Please fill this in.'],
    [/^Code/, 'Please enter 4 to 20 letters (A–Z) and digits.'],
    [/^Discount/, 'Please enter a number from 1 to 100.'],
    [/^Last day to redeem/, 'Please enter the first day or a later one.'],
    [/^Last day of validity/, 'Please enter the last day on which the code can be redeemed, or a later one.'],
    [/^Number of coupons/, 'Please enter a number from 1 to 1,000,000.'],
  ] as const;
  for (const [label, text] of errors) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findAllByText(text)).not.toEqual([]);
  }
  expect(getServer().listBodies(createCall)).toEqual([]);
});

it('a code that another coupon has is reported at its field, and the input stays', async () => {
  const errors = [{ path: 'code', message: 'coupon_code_taken' }];
  getServer().setReply(saveCall, createProblem('catalogue_refused', 422, {}, { errors }));
  const { user } = await open(offerId);
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code/);
  await user.clear(code);
  await user.type(code, 'winter26');
  await user.click(screen.getByRole('button', { name: 'Save the coupon code' }));
  expect(await screen.findAllByText(/^Another coupon has this code on some of these days/)).not.toEqual([]);
  expect(code.value).toBe('winter26');
  expect(getServer().listBodies(saveCall)).toEqual([
    { offerId, version: '1', fields: { ...fields, code: 'WINTER26' } },
  ]);
});

it('unsaved input survives a reload', async () => {
  const me = createMe('marketing', testScopes.group);
  const { user } = await open(offerId, me);
  const number = await screen.findByLabelText<HTMLInputElement>(/^Number of coupons/);
  await user.clear(number);
  await user.type(number, '500');
  await closeConsole();
  await open(offerId, me);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Number of coupons/)).value).toBe('500');
});

it('a version that was saved meanwhile is shown beside this one, and can be overwritten', async () => {
  const current = { fields: { ...fields, maxCoupons: 400 }, version: '2' };
  getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current }));
  const { user } = await open(offerId);
  const number = await screen.findByLabelText(/^Number of coupons/);
  await user.clear(number);
  await user.type(number, '500');
  await user.click(screen.getByRole('button', { name: 'Save the coupon code' }));
  const dialog = within(await screen.findByRole('dialog'));
  const row = dialog.getByRole('rowheader', { name: 'Number of coupons' }).closest('tr');
  expect(row?.textContent).toBe('Number of coupons500400');
  getServer().setReply(saveCall, createSuccess({ version: '3' }));
  await user.click(dialog.getByRole('button', { name: /mine|my version|yours/i }));
  expect(await screen.findByText('The coupon code is saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toMatchObject([
    { version: '1', fields: { maxCoupons: 500 } },
    { version: '2', fields: { maxCoupons: 500 } },
  ]);
});

it('a comparison shows the kinds of discount and validity in the words of the form', async () => {
  const theirs = {
    ...fields,
    kind: 'amount',
    value: 15_000,
    maxDiscount: null,
    validity: { type: 'until', day: '2026-12-31' },
  };
  const current = { version: '2', fields: theirs };
  getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current }));
  const { user } = await open(offerId);
  await user.type(await screen.findByLabelText(/^Internal name/), '!');
  await user.click(screen.getByRole('button', { name: 'Save the coupon code' }));
  const dialog = within(await screen.findByRole('dialog'));
  const getCells = (name: string) =>
    within(dialog.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
  const getTexts = (name: string) => getCells(name).map(({ textContent }) => textContent);
  expect(getTexts('Kind of discount')).toEqual(['Percentage', 'Amount']);
  expect(getTexts('Validity of each coupon')).toEqual([
    'Days after it is redeemed / 90',
    'Until a fixed day / 2026-12-31',
  ]);
});

it('once members have coupons, code and discount are shown without fields, and the number may not fall below them', async () => {
  replyView({}, { redeemedCount: 12 });
  const { user } = await open(offerId);
  expect(await screen.findByText(/^Coupons with this code that members have: 12/)).toBeTruthy();
  for (const label of [/^Code/, /^Discount/, /^Kind of discount/]) expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.getByText('15%')).toBeTruthy();
  const number = screen.getByLabelText(/^Number of coupons/);
  await user.clear(number);
  await user.type(number, '11');
  await user.click(screen.getByRole('button', { name: 'Save the coupon code' }));
  expect(await screen.findAllByText(/^More coupons than that are already redeemed/)).not.toEqual([]);
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('a code is stopped only after a confirmation that names the consequences', async () => {
  replyView({}, { redeemedCount: 12 });
  getServer().setReply(stopCall, createSuccess({ redeemedCount: 13, version: '2' }));
  const { user } = await open(offerId);
  await user.click(await screen.findByRole('button', { name: 'Stop at once' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop the code SUMMER26?' }));
  expect(dialog.getByText(/Coupons that lapse: 288\. Coupons that members have and can still use: 12\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(getServer().listBodies(stopCall)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop at once' }));
  replyView({ canEdit: false, version: '2' }, { redeemedCount: 13, state: 'stopped' });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The code SUMMER26 is stopped. Coupons redeemed: 13.')).toBeTruthy();
  expect(await screen.findByText('Stopped')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the coupon code' })).toBeNull();
  expect(getServer().listBodies(stopCall)).toEqual([{ offerId }]);
});

it('finance sees a code without fields, and cannot create one', async () => {
  replyView({ canEdit: false });
  const me = createMe('finance', testScopes.group);
  await open('', me);
  await screen.findByText('SUMMER26');
  expect(screen.queryByRole('button', { name: 'New coupon code' })).toBeNull();
  await closeConsole();
  await open(offerId, me);
  expect(await screen.findByText('Your role may only read it.')).toBeTruthy();
  expect(screen.getByText('Summer coupon')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save|Stop/ })).toBeNull();
});

it('staff who may not see coupons see only the benefits', async () => {
  getServer().setReply(
    'POST /api/staff/benefit/view',
    createSuccess({ fields: { benefits: [] }, version: '', canEdit: true }),
  );
  await open('', createMe('owner', testScopes.group));
  expect(await screen.findByRole('heading', { name: 'Benefits of the hotel' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('a comparison of benefits shows their kind and flags in words', async () => {
  const benefit = { kind: 'special', title: fields.couponName, text: fields.couponName, isAboutPoints: false };
  const stored = { fields: { benefits: [benefit] }, version: '1', canEdit: true };
  getServer().setReply('POST /api/staff/benefit/view', createSuccess(stored));
  const theirs = { benefits: [{ ...benefit, kind: 'membership', isAboutPoints: true }] };
  getServer().setReply(
    'POST /api/staff/benefit/save',
    createProblem('changed_meanwhile', 409, {}, { current: { version: '2', fields: theirs } }),
  );
  const { user } = await open('', createMe('owner', testScopes.group));
  await user.type((await screen.findAllByLabelText(/^English/))[0] ?? document.body, '!');
  await user.click(screen.getByRole('button', { name: 'Save the benefits' }));
  const cells = within(await screen.findByRole('dialog')).getAllByRole('cell');
  const names = '여름 쿠폰 / Summer coupon / 夏季优惠券 / 夏のクーポン';
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    `Special benefit / ${names.replace('coupon', 'coupon!')} / ${names} / No`,
    `Membership benefit / ${names} / ${names} / Yes`,
  ]);
});

it('a comparison of the coupon for new members shows the kind of its discount in words', async () => {
  const joining = {
    name: fields.couponName,
    kind: 'percent',
    value: 10,
    minOrderAmount: 0,
    maxDiscount: null,
    validDays: 90,
  };
  const couponView = { fields: joining, version: '1', canEdit: true };
  getServer().setReply(
    'POST /api/staff/benefit/view',
    createSuccess({ fields: { benefits: [] }, version: '', canEdit: true }),
  );
  getServer().setReply('POST /api/staff/coupon/view-joining', createSuccess(couponView));
  const current = { version: '2', fields: { ...joining, kind: 'amount', value: 10_000 } };
  getServer().setReply('POST /api/staff/coupon/save-joining', createProblem('changed_meanwhile', 409, {}, { current }));
  const { user } = await openConsole('/console/benefits?tab=benefits', createMe('marketing', testScopes.group));
  await user.type(await screen.findByLabelText(/^Days of validity/), '0');
  await user.click(screen.getByRole('button', { name: 'Save the coupon' }));
  const row = within(await screen.findByRole('dialog')).getByRole('row', { name: /^Kind of discount/ });
  expect(row.textContent).toBe('Kind of discountPercentageAmount');
});
