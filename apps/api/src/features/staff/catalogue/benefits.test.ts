import type { Role } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextFields, hotelFields } from '../../../../test/catalogue-fields';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';

let rig: StaffServer;
let owner: StaffBrowser;
let marketing: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
  marketing = await rig.signIn(await rig.createStaff({ role: 'marketing', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

const createHotel = async () =>
  (await owner.post('/hotel/save', { htlCode: null, version: null, fields: hotelFields })).json.htlCode;
const text = createTextFields('Text');
const benefit = { kind: 'special', title: text, text, isAboutPoints: false };
const coupon = { name: text, kind: 'percent', value: 10, minOrderAmount: 0, maxDiscount: 20_000, validDays: 90 };

describe('the benefits of a hotel', () => {
  it('are saved in order, seen by guests and audited', async () => {
    const htlCode = await createHotel();
    const { version } = (await marketing.post('/benefit/view', { htlCode })).json;
    const benefits = [
      benefit,
      { ...benefit, kind: 'membership', title: createTextFields('Points'), isAboutPoints: true },
    ];
    const saved = await marketing.post('/benefit/save', { htlCode, version, fields: { benefits } });
    expect(saved.status).toBe(200);
    expect((await owner.post('/benefit/view', { htlCode })).json).toMatchObject({
      fields: { benefits },
      version: saved.json.version,
      canEdit: true,
    });
    const [row] = await rig.query('SELECT benefits FROM hotel WHERE htl_code = $1', [htlCode]);
    expect(row).toMatchObject({ benefits: [{ kind: 'special' }, { kind: 'membership', of: 'points' }] });
    const entries = await rig.query(`SELECT htl_code FROM audit_entry WHERE action = 'benefit.save'`);
    expect(entries.at(-1)).toEqual({ htl_code: htlCode });
  });

  it('are refused without a language, and shown in both versions if they were saved meanwhile', async () => {
    const htlCode = await createHotel();
    const { version } = (await owner.post('/benefit/view', { htlCode })).json;
    const save = (benefits: readonly object[]) =>
      owner.post('/benefit/save', { htlCode, version, fields: { benefits } });
    const refused = await save([{ ...benefit, title: { ...text, ja: '' } }]);
    expect(refused.json.errors).toEqual([{ path: 'benefits.0.title.ja', message: 'language_missing' }]);
    await save([benefit]);
    const late = await save([]);
    expect(late).toMatchObject({ status: 409, json: { current: { fields: { benefits: [{ kind: 'special' }] } } } });
  });
});

describe('the coupon for new members', () => {
  it('is created and changed for a hotel', async () => {
    const htlCode = await createHotel();
    expect((await marketing.post('/coupon/view-joining', { htlCode })).json).toMatchObject({
      fields: null,
      version: null,
    });
    const first = await marketing.post('/coupon/save-joining', { htlCode, version: null, fields: coupon });
    expect(first.status).toBe(200);
    const { version } = first.json;
    await marketing.post('/coupon/save-joining', { htlCode, version, fields: { ...coupon, value: 15 } });
    expect((await marketing.post('/coupon/view-joining', { htlCode })).json.fields).toEqual({ ...coupon, value: 15 });
    const late = await marketing.post('/coupon/save-joining', { htlCode, version, fields: coupon });
    expect(late).toMatchObject({ status: 409, json: { current: { fields: { value: 15 } } } });
  });

  it.each([
    ['more than 100 percent', { value: 101 }, 'value'],
    ['a hundred million won', { kind: 'amount', value: 100_000_000, maxDiscount: null }, 'value'],
    ['no day to use it', { validDays: 0 }, 'validDays'],
  ])('is refused with %s, and not saved', async (_, changes, path) => {
    const htlCode = await createHotel();
    const { status, json } = await marketing.post('/coupon/save-joining', {
      htlCode,
      version: null,
      fields: { ...coupon, ...changes },
    });
    expect({ status, path: json.errors?.[0]?.path }).toEqual({ status: 422, path });
    expect((await marketing.post('/coupon/view-joining', { htlCode })).json.fields).toBeNull();
  });

  it.each<[Role, number]>([
    ['marketing', 200],
    ['hotel_manager', 404],
    ['owner', 403],
  ])('of all hotels: a request by the role %s to change it gets the status %i', async (role, status) => {
    const scope =
      role === 'hotel_manager' ? ({ type: 'hotel', htlCode: 'H01' } as const) : ({ type: 'group' } as const);
    const browser = await rig.signIn(await rig.createStaff({ role, scope: scope as never }));
    const { version } = (await marketing.post('/coupon/view-joining', { htlCode: null })).json;
    expect((await browser.post('/coupon/save-joining', { htlCode: null, version, fields: coupon })).status).toBe(
      status,
    );
  });
});
