import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
import { dinnerOrder, openPayingHouse, type PayingHouse, type Person } from '../../../../test/paying-house';
import { mina } from '../../../../test/small-house-rows';

let house: PayingHouse;
const jun = { userId: 'jun@example.test', password: mina.password };
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100' });
  await house.database.pool.query(
    `INSERT INTO member (user_id, password_hash, name, phone, card_no)
     SELECT $1, password_hash, '박준서', '01087654321', '9000000002' FROM member WHERE user_id = $2`,
    [jun.userId, mina.userId],
  );
});
afterAll(() => house.close());

const mineOrder = dinnerOrder({ resvSetleAmnt: 68_850, resvAgainYn: 'Y' });

/** The four ways to a reservation, each said in a word: what its call lets this person have. */
const ways = {
  view: async (who: Person, resvCode: string) => {
    const { resvInfo } = (await who.post('/resv/view', { resvCode })).json;
    return resvInfo.maskedYn === 'Y' ? 'masked' : 'whole';
  },
  resvDetail: async (who: Person, resvCode: string) => {
    const { result, code } = (await who.post('/mypage/resvDetail', { resvCode })).json;
    return code ?? (typeof result === 'string' ? result : result.maskedYn === 'N' && 'whole');
  },
  payPlcyDetail: async (who: Person, resvCode: string) => {
    const { result, code } = (await who.post('/mypage/payPlcyDetail', { resvCode })).json;
    return code ?? (typeof result === 'string' ? result : 'form');
  },
  cancel: async (who: Person, resvCode: string) => {
    const { result, errMsg } = (await who.post('/resv/cancel', { resvCode })).json;
    return errMsg ?? result;
  },
} as const;

const people = {
  visitor: () => Promise.resolve(house.visitor()),
  'other guest': () => house.guest(),
  'other member': () => house.member(jun.userId, jun.password),
  'the member, signed in elsewhere': () => house.member(mina.userId, mina.password),
} as const;

const stranger = { view: 'masked', cancel: 'invalid_user' };
const noMember = { ...stranger, resvDetail: 'not_signed_in', payPlcyDetail: 'not_signed_in' };
const notHis = { ...stranger, resvDetail: 'invalid_user', payPlcyDetail: 'invalid_user' };

describe('a member’s reservation', () => {
  it.each([
    ['visitor', noMember],
    ['other guest', noMember],
    ['other member', notHis],
    ['the member, signed in elsewhere', { view: 'whole', resvDetail: 'whole', payPlcyDetail: 'form', cancel: 'success' }],
  ] as const)('to %s is %o', async (name, expected) => {
    const { resvCode } = await house.reserve(await house.member(mina.userId, mina.password), mineOrder);
    const who = await people[name]();
    // In this order: cancelling is the last that can be done with it.
    for (const way of ['view', 'resvDetail', 'payPlcyDetail', 'cancel'] as const) {
      expect([way, await ways[way](who, resvCode)]).toEqual([way, expected[way]]);
    }
  });

  it('tells nobody of his personal data but him', async () => {
    const { resvCode } = await house.reserve(await house.member(mina.userId, mina.password), mineOrder);
    for (const who of [house.visitor(), await house.guest(), await house.member(jun.userId, jun.password)]) {
      for (const path of ['/resv/view', '/mypage/resvDetail', '/mypage/payPlcyDetail', '/resv/cancel'] as const) {
        const said = JSON.stringify((await who.post(path, { resvCode })).json);
        expect(said).not.toMatch(/Jane Doe|1234-0000|jane@|key=/);
      }
    }
  });
});

describe('a guest’s reservation', () => {
  it('is the booker’s session’s, and of no member, not even one who has its number', async () => {
    const guest = await house.guest();
    const { resvCode } = await house.reserve(guest, dinnerOrder());
    const member = await house.member(mina.userId, mina.password);
    expect(await ways.resvDetail(member, resvCode)).toBe('invalid_user');
    expect(await ways.payPlcyDetail(member, resvCode)).toBe('invalid_user');
    expect(await ways.cancel(member, resvCode)).toBe('invalid_user');
    expect(await ways.resvDetail(guest, resvCode)).toBe('not_signed_in');
    expect(await ways.view(guest, resvCode)).toBe('whole');
    expect(await ways.cancel(guest, resvCode)).toBe('success');
    // Whoever tried, and whoever cancelled: books and ledger agree.
    expect((await audit(house.database.pool, await house.books())).findings).toEqual([]);
  });
});

describe('my page’s calls', () => {
  it.each(['/mypage/resvDetail', '/mypage/payPlcyDetail'] as const)(
    '%s: 401 before the body, 400 for no number',
    async (path) => {
      for (const body of [{}, { resvCode: ['x'] }, []]) {
        expect((await house.visitor().post(path, body)).json).toMatchObject({ status: 401, code: 'not_signed_in' });
        expect((await (await house.guest()).post(path, body)).json).toMatchObject({ status: 401, code: 'not_signed_in' });
      }
      const member = await house.member(mina.userId, mina.password);
      expect((await member.post(path, {})).json).toMatchObject({ status: 400, code: 'invalid_request' });
      // A number that nobody has is answered like one that somebody else has.
      expect((await member.post(path, { resvCode: '20260311-AAAAAAAAAA' })).json).toEqual({ result: 'invalid_user' });
    },
  );
});
