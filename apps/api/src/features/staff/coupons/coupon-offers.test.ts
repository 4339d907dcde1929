import { randomUUID } from 'node:crypto';
import type { Role } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCoupon, insertCouponOffer, offerFields } from '../../../../test/coupons';
import { H01, H02 } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

let rig: StaffServer;
let marketing: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  marketing = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: testScopes.group }));
});
beforeEach(() => rig.query('TRUNCATE coupon_offer CASCADE'));
afterAll(() => rig.close());

const summer = { ...offerFields, code: 'SUMMER26' };
const create = (changes: object = {}, htlCode: string | null = null) =>
  marketing.post('/coupon-offer/create', { htlCode, fields: { ...summer, ...changes } });
const createOffer = async (changes: object = {}): Promise<string> => {
  const { status, json } = await create(changes);
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.offerId;
};
const view = async (offerId: string) => (await marketing.post('/coupon-offer/view', { offerId })).json;
const save = (offerId: string, version: string, changes: object = {}) =>
  marketing.post('/coupon-offer/save', { offerId, version, fields: { ...summer, ...changes } });
/** Gives Mina the coupon of an offer. */
const redeem = async (offerId: string): Promise<void> => {
  await insertCoupon(rig.server.database, `CODE-${randomUUID()}`);
  await rig.query(`UPDATE member_coupon SET offer_id = $1 WHERE offer_id IS NULL`, [offerId]);
  await rig.query(`UPDATE coupon_offer SET redeemed_count = 1 WHERE offer_id = $1`, [offerId]);
};
const listCodes = async (browser: StaffBrowser, body: object = {}) =>
  (await browser.post('/coupon-offer/list', body)).json.offers?.map(({ code }) => code);

describe('a coupon offer', () => {
  it('is created with its code in capital letters, listed, viewed and audited', async () => {
    const offerId = await createOffer({ code: 'summer 26' });
    const offer = { offerId, htlCode: null, code: 'SUMMER26', state: 'running', redeemedCount: 0, maxCoupons: 300 };
    expect((await marketing.post('/coupon-offer/list')).json).toMatchObject({ offers: [offer], next: null });
    expect(await view(offerId)).toMatchObject({ offer, fields: summer, version: '1', canEdit: true });
    const [entry] = await rig.query(
      `SELECT subject, htl_code, after FROM audit_entry WHERE action = 'coupon_offer.save' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({ subject: 'SUMMER26', htl_code: 'GROUP', after: { value: '15', maxCoupons: '300' } });
  });

  it('is created once if the request is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => marketing.post('/coupon-offer/create', { htlCode: 'H01', fields: summer }, headers);
    const [first, second] = [await send(), await send()];
    expect(second.json).toEqual(first.json);
    expect(await listCodes(marketing)).toEqual(['SUMMER26']);
  });

  it.each([
    ['more than 100 percent', { value: 101 }, 'value', 'number_invalid'],
    ['a code of three letters', { code: 'SUN' }, 'code', 'coupon_code_invalid'],
    ['a period that ends before it begins', { redeemTo: '2025-12-31' }, 'redeemTo', 'period_ends_before_start'],
    ['a text without Japanese', { couponName: { ...summer.couponName, ja: '' } }, 'couponName.ja', 'language_missing'],
  ])('is refused with %s, and not created', async (_, changes, path, message) => {
    const { status, json } = await create(changes);
    expect([status, json.errors]).toEqual([422, [{ path, message }]]);
    expect(await listCodes(marketing)).toEqual([]);
  });

  it('is refused for a hotel that does not exist', async () => {
    expect((await create({}, 'H99')).status).toBe(404);
  });

  it.each([
    ['planned', { redeemFrom: '2026-03-12' }],
    ['running', {}],
    ['used_up', { redeemedCount: 300 }],
    ['ended', { redeemTo: '2026-03-10' }],
    ['stopped', { stoppedAt: new Date() }],
  ])('is %s', async (state, changes) => {
    const { offerId } = await insertCouponOffer(rig.server.database, changes);
    expect((await view(offerId)).offer.state).toBe(state);
  });
});

describe('a code', () => {
  it('belongs to one offer on each day', async () => {
    await createOffer({ redeemTo: '2026-05-31' });
    const taken = await create({ code: 'summer-26', redeemFrom: '2026-05-31' });
    expect([taken.status, taken.json.errors]).toEqual([422, [{ path: 'code', message: 'coupon_code_taken' }]]);
    const laterId = await createOffer({ redeemFrom: '2026-06-01' });
    const moved = await save(laterId, '1', { redeemFrom: '2026-05-01' });
    expect(moved.json.errors).toEqual([{ path: 'code', message: 'coupon_code_taken' }]);
  });

  it('is free again once its offer is stopped', async () => {
    await marketing.post('/coupon-offer/stop', { offerId: await createOffer() });
    expect((await create()).status).toBe(200);
  });

  it('gets one offer if three are created at once', async () => {
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
});

describe('a change of a coupon offer', () => {
  it('is saved with a new version', async () => {
    const offerId = await createOffer();
    expect((await save(offerId, '1', { value: 20, maxCoupons: 500 })).json).toEqual({ version: '2' });
    expect(await view(offerId)).toMatchObject({ fields: { value: 20, maxCoupons: 500 }, version: '2' });
  });

  it('of an older version is refused with the version that was saved meanwhile', async () => {
    const offerId = await createOffer();
    await save(offerId, '1', { value: 20 });
    const late = await save(offerId, '1', { value: 25 });
    const current = { fields: { ...summer, value: 20 }, version: '2' };
    expect(late).toMatchObject({ status: 409, json: { code: 'changed_meanwhile', current } });
  });

  it('keeps what members have: texts, period and number change, code and discount do not', async () => {
    const offerId = await createOffer();
    await redeem(offerId);
    const refused = await save(offerId, '1', { code: 'OTHER26', value: 20 });
    expect(refused.json.errors).toEqual([
      { path: 'code', message: 'fixed_after_redemption' },
      { path: 'value', message: 'fixed_after_redemption' },
    ]);
    const changes = { couponName: { ...summer.couponName, en: 'July coupon' }, redeemTo: '2026-07-31', maxCoupons: 1 };
    expect((await save(offerId, '1', changes)).status).toBe(200);
    const [coupon] = await rig.query('SELECT name, value FROM member_coupon WHERE offer_id = $1', [offerId]);
    expect(coupon).toMatchObject({ name: { default: expect.stringMatching(/^Coupon CODE/) }, value: 10_000 });
    expect((await view(offerId)).offer.state).toBe('used_up');
  });

  it('to fewer coupons than are redeemed is refused', async () => {
    const offerId = await createOffer();
    await redeem(offerId);
    await rig.query('UPDATE coupon_offer SET redeemed_count = 2');
    const refused = await save(offerId, '1', { maxCoupons: 1 });
    expect(refused.json.errors).toEqual([{ path: 'maxCoupons', message: 'fewer_than_redeemed' }]);
  });
});

describe('a stopped coupon offer', () => {
  it('cannot be changed, is listed with the past ones, and is stopped once', async () => {
    const offerId = await createOffer({ code: 'STOP26' });
    const stopped = await marketing.post('/coupon-offer/stop', { offerId });
    expect(stopped).toMatchObject({ status: 200, json: { redeemedCount: 0, version: '2' } });
    expect((await marketing.post('/coupon-offer/stop', { offerId })).json).toEqual(stopped.json);
    expect((await save(offerId, '2')).json.code).toBe('coupon_offer_stopped');
    expect(await view(offerId)).toMatchObject({ offer: { state: 'stopped' }, canEdit: false });
    expect([await listCodes(marketing), await listCodes(marketing, { isPast: true })]).toEqual([[], ['STOP26']]);
    const entries = await rig.query(
      `SELECT detail FROM audit_entry WHERE action = 'coupon_offer.stop' AND subject = 'STOP26'`,
    );
    expect(entries).toEqual([{ detail: { redeemedCount: 0, maxCoupons: 300 } }]);
  });
});

describe('the list of coupon offers', () => {
  it('has pages, newest first', async () => {
    for (let number = 0; number < 32; number += 1)
      await insertCouponOffer(rig.server.database, { code: `PAGE${number}`, createdAt: new Date(1e12 + number) });
    const first = (await marketing.post('/coupon-offer/list')).json;
    expect(first.offers.map(({ code }) => code)).toEqual(Array.from({ length: 30 }, (_, index) => `PAGE${31 - index}`));
    expect(await listCodes(marketing, { after: first.next })).toEqual(['PAGE1', 'PAGE0']);
  });

  it.each<[Role, readonly string[]]>([
    ['marketing', ['GROUP', 'OTHER', 'HOTEL']],
    ['hotel_manager', ['HOTEL']],
    ['finance', ['GROUP', 'OTHER', 'HOTEL']],
  ])('shows a %s %j', async (role, codes) => {
    const { database } = rig.server;
    await insertCouponOffer(database, { code: 'HOTEL', htlCode: H01, createdAt: new Date('2026-01-01') });
    await insertCouponOffer(database, { code: 'OTHER', htlCode: H02, createdAt: new Date('2026-01-02') });
    await insertCouponOffer(database, { code: 'GROUP', createdAt: new Date('2026-01-03') });
    const scope = role === 'hotel_manager' ? testScopes.ownHotel : testScopes.group;
    const browser = await rig.signIn(await rig.createStaff({ role, scope }));
    expect(await listCodes(browser)).toEqual(codes);
  });

  it.each<[Role, number, number]>([
    ['hotel_manager', 404, 404],
    ['finance', 200, 403],
    ['owner', 403, 403],
  ])(
    'answers a %s who views the group’s offer with %i, and one who saves it with %i',
    async (role, viewStatus, saveStatus) => {
      const { offerId } = await insertCouponOffer(rig.server.database);
      const scope = role === 'hotel_manager' ? testScopes.ownHotel : testScopes.group;
      const browser = await rig.signIn(await rig.createStaff({ role, scope }));
      const viewed = await browser.post('/coupon-offer/view', { offerId });
      expect([viewed.status, viewed.json.canEdit]).toEqual([viewStatus, viewStatus === 200 ? false : undefined]);
      const saved = await browser.post('/coupon-offer/save', { offerId, version: '1', fields: summer });
      expect(saved.status).toBe(saveStatus);
    },
  );
});
