import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../test/consistency-check';
import { insertCoupon } from '../../test/coupons';
import { grill, mina } from '../../test/fixtures';
import { addSheet } from '../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../test/payment-test-server';
import { uploadPicture } from '../../test/uploads';
import { createVisitRow } from '../../test/visit-rows';
import { creditPoints } from '../booking/points/credit-points';
import { reservation } from '../db/schema/reservations';

// Tests what each caller gets from the endpoints of each kind of owned object, and that only its owner can change it.

let server: PaymentTestServer;
const jun = { userId: 'jun@example.test', password: mina.password };
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await query(
    `INSERT INTO member (user_id, password_hash, name, phone, card_no)
     SELECT $1, password_hash, '박준서', '01087654321', '9000000002' FROM member WHERE user_id = $2`,
    [jun.userId, mina.userId],
  );
  await query('UPDATE hotel SET point_rate = 5');
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const signInMina = () => server.signInMember(mina.userId, mina.password);
const signInJun = () => server.signInMember(jun.userId, jun.password);
const formatCookies = (person: TestClient) => [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Returns a response as one word: the code or status of a problem, `errMsg` or `result` of a success, or `granted`. */
const summarize = ({ status, json }: { status: number; json: object }): string => {
  const body = json as { code?: string; result?: unknown; errMsg?: string };
  if (status !== 200) return body.code ?? String(status);
  return typeof body.result === 'string' ? (body.errMsg ?? body.result) : 'granted';
};

/** A kind of owned object with the endpoints that access it. */
interface OwnedObject {
  readonly signInOwner: () => Promise<TestClient>;
  /** Creates an object of the owner. Returns its id. */
  readonly create: (owner: TestClient) => Promise<string>;
  /** Requests in the order in which they run. Each returns its response as one word. */
  readonly calls: Readonly<Record<string, (person: TestClient, id: string, owner: TestClient) => Promise<string>>>;
}

const createOrder = (changes = {}) => createDinnerOrder({ resvAgainYn: 'Y', ...changes });
const minaOrder = createOrder({ resvSetleAmnt: 68_850 });
const createPostCall = (path: string, createBody: (id: string) => object) => async (person: TestClient, id: string) =>
  summarize(await person.post(path, createBody(id)));

const reservationCalls: OwnedObject['calls'] = {
  view: async (person, resvCode) =>
    (await person.post('/resv/view', { resvCode })).json.resvInfo.maskedYn === 'Y' ? 'masked' : 'granted',
  resvDetail: createPostCall('/mypage/resvDetail', (resvCode) => ({ resvCode })),
  payPlcyDetail: createPostCall('/mypage/payPlcyDetail', (resvCode) => ({ resvCode })),
  edit: createPostCall('/resv/edit', (resvCode) => ({ resvCode, resvEditNo: 0, requestMatter: 'Quiet' })),
  cancel: createPostCall('/resv/cancel', (resvCode) => ({ resvCode })),
};

/** Inserts a past visit of a member. Returns its reservation code. */
async function insertVisit(userId: string): Promise<string> {
  const [{ n } = { n: 0 }] = await query('SELECT count(*)::int AS n FROM reservation');
  const [row] = await server.database.db
    .insert(reservation)
    .values(createVisitRow(1_000 + n, { userId }))
    .returning();
  return row?.resvCode ?? '';
}
const findMemberId = async (person: TestClient): Promise<string | undefined> =>
  (await person.get('/myInfo')).json.result?.user_id;

const objects = {
  'a member’s reservation': {
    signInOwner: signInMina,
    create: async (owner) => (await server.reserve(owner, minaOrder)).resvCode,
    calls: reservationCalls,
  },
  'a guest’s reservation': {
    signInOwner: () => server.startGuestSession(),
    create: async (owner) => (await server.reserve(owner, createOrder())).resvCode,
    calls: reservationCalls,
  },
  'an order with a pending payment': {
    signInOwner: signInMina,
    create: async (owner) => (await owner.post('/ordersheet/prepay', minaOrder)).json.response.shopOrderNo,
    calls: { insert: createPostCall('/payment/insert', (shopOrderNo) => ({ shopOrderNo })) },
  },
  'an order sheet': {
    signInOwner: signInMina,
    create: async (owner) => (await addSheet(owner)).ordersheetId,
    calls: {
      view: async (person, id) => summarize(await person.get(`/ordersheet/${id}`)),
      stock: createPostCall('/ordersheet/stock', (ordersheetId) => ({ ordersheetId })),
      addOption: createPostCall('/ordersheet/addRtplOpt', (ordersheetId) => ({
        ordersheetId,
        menuIndex: 1,
        prodAddNum: 1,
      })),
      inCart: async (person, id) => {
        const { cartList } = (await person.post('/main/cartList', { cartIdList: [id] })).json;
        return cartList.some(({ ordersheetId }) => ordersheetId === id) ? 'granted' : 'absent';
      },
    },
  },
  'an inquiry': {
    signInOwner: signInMina,
    create: async (owner) => {
      const texts = { qnaTitle: `Q${Math.random()}`, qnaContent: 'A cradle?' };
      const { json } = await owner.post('/mypage/insertQna', { dinCode: grill, ...texts });
      return 'qnaSeq' in json ? String(json.qnaSeq) : '';
    },
    calls: {
      detail: createPostCall('/mypage/qnaDetail', (qnaSeq) => ({ qnaSeq: Number(qnaSeq) })),
      delete: createPostCall('/mypage/deleteQna', (qnaSeq) => ({ qnaSeq: Number(qnaSeq) })),
    },
  },
  'a visit to review': {
    signInOwner: signInMina,
    create: () => insertVisit(mina.userId),
    calls: {
      insertReview: async (person, resvCode, owner) => {
        // Members send an uploaded picture of their own; others send one of the owner's.
        const isMember = (await findMemberId(person)) !== undefined;
        const image = await uploadPicture(server, formatCookies(isMember ? person : owner));
        return summarize(await person.post('/mypage/insertReview', { resvCode, contents: 'Lovely', image }));
      },
    },
  },
  'a review': {
    signInOwner: signInMina,
    create: async (owner) => {
      const resvCode = await insertVisit(mina.userId);
      const image = await uploadPicture(server, formatCookies(owner));
      const { reviewCode } = (await owner.post('/mypage/insertReview', { resvCode, contents: 'Lovely', image })).json;
      return reviewCode ?? '';
    },
    calls: { detail: createPostCall('/mypage/reviewDetail', (reviewCode) => ({ reviewCode })) },
  },
  'a picture that no review shows': {
    signInOwner: signInMina,
    create: async (owner) => uploadPicture(server, formatCookies(owner)),
    calls: {
      file: async (person, uuid) => summarize(await person.get(`/upload/${uuid}-480.webp`)),
      useInReview: async (person, image) => {
        const resvCode = await insertVisit((await findMemberId(person)) ?? mina.userId);
        return summarize(await person.post('/mypage/insertReview', { resvCode, contents: 'Mine', image }));
      },
    },
  },
  'a coupon': {
    signInOwner: signInMina,
    create: async () => insertCoupon(server.database, `OWN-${(await query('SELECT 1 FROM member_coupon')).length}`),
    calls: {
      list: async (person, couponNo) => {
        const { status, json } = await person.get('/mypage/myCouponList');
        if (status !== 200) return summarize({ status, json });
        return JSON.stringify(json.resultList).includes(`"${couponNo}"`) ? 'granted' : 'absent';
      },
      use: async (person, couponNo) => {
        const { json } = await person.post(
          '/ordersheet/prepay',
          createOrder({ couponNo, resvSetleAmnt: 58_850, resvDate: '2026-03-16 18:00' }),
        );
        return json.response === undefined ? String(json.code) : 'granted';
      },
    },
  },
  'a list of points': {
    signInOwner: signInMina,
    create: async (owner) => {
      const { resvCode } = await server.reserve(owner, minaOrder);
      await creditPoints(server.database.pool, new Date('2026-03-14T09:00:00+09:00'));
      return resvCode;
    },
    calls: {
      list: async (person, resvCode) => {
        const { status, json } = await person.post('/mypage/pointList', {});
        if (status !== 200) return summarize({ status, json });
        return JSON.stringify(json.pointList).includes(resvCode) ? 'granted' : 'absent';
      },
    },
  },
  'a session': {
    signInOwner: signInMina,
    create: async () => mina.userId,
    calls: {
      myInfo: async (person, userId) => {
        const { status, json } = await person.get('/myInfo');
        return status !== 200 ? summarize({ status, json }) : json.result?.user_id === userId ? 'granted' : 'absent';
      },
      // Signing out ends only the caller's own session.
      logout: async (person, _userId, owner) => {
        await person.post('/me/logout', {});
        const { status } = await owner.get('/myInfo');
        return status === 401 ? 'ended' : 'untouched';
      },
    },
  },
} as const satisfies Record<string, OwnedObject>;

const callers = {
  visitor: () => Promise.resolve(server.createVisitor()),
  'other guest': () => server.startGuestSession(),
  'other member': signInJun,
} as const;
type Caller = keyof typeof callers | 'owner';

/** Object, call, and the responses to a visitor, another guest, another member and the owner. */
const expectedResponses: readonly (readonly [keyof typeof objects, string, string, string, string, string])[] = [
  ['a member’s reservation', 'view', 'masked', 'masked', 'masked', 'granted'],
  ['a member’s reservation', 'resvDetail', 'not_signed_in', 'not_signed_in', 'invalid_user', 'granted'],
  ['a member’s reservation', 'payPlcyDetail', 'not_signed_in', 'not_signed_in', 'invalid_user', 'granted'],
  ['a member’s reservation', 'edit', 'invalid_user', 'invalid_user', 'invalid_user', 'success'],
  ['a member’s reservation', 'cancel', 'invalid_user', 'invalid_user', 'invalid_user', 'success'],
  ['a guest’s reservation', 'view', 'masked', 'masked', 'masked', 'granted'],
  ['a guest’s reservation', 'resvDetail', 'not_signed_in', 'not_signed_in', 'invalid_user', 'not_signed_in'],
  ['a guest’s reservation', 'payPlcyDetail', 'not_signed_in', 'not_signed_in', 'invalid_user', 'not_signed_in'],
  ['a guest’s reservation', 'edit', 'invalid_user', 'invalid_user', 'invalid_user', 'success'],
  ['a guest’s reservation', 'cancel', 'invalid_user', 'invalid_user', 'invalid_user', 'success'],
  // The number works like a key: it reveals the state of the payment and no personal data.
  ['an order with a pending payment', 'insert', 'pending', 'pending', 'pending', 'pending'],
  ['an order sheet', 'view', 'forbidden', 'forbidden', 'forbidden', 'granted'],
  ['an order sheet', 'stock', 'forbidden', 'forbidden', 'forbidden', 'granted'],
  ['an order sheet', 'addOption', 'forbidden', 'forbidden', 'forbidden', 'granted'],
  ['an order sheet', 'inCart', 'absent', 'absent', 'absent', 'granted'],
  ['an inquiry', 'detail', 'not_signed_in', 'not_signed_in', 'not_found', 'granted'],
  ['an inquiry', 'delete', 'not_signed_in', 'not_signed_in', 'not_found', 'success'],
  ['a visit to review', 'insertReview', 'not_signed_in', 'not_signed_in', 'invalid_user', 'granted'],
  ['a review', 'detail', 'not_signed_in', 'not_signed_in', 'forbidden', 'granted'],
  ['a picture that no review shows', 'file', 'not_found', 'not_found', 'not_found', 'not_found'],
  ['a picture that no review shows', 'useInReview', 'not_signed_in', 'not_signed_in', 'unknown_upload', 'granted'],
  ['a coupon', 'list', 'not_signed_in', 'not_signed_in', 'absent', 'granted'],
  ['a coupon', 'use', 'not_signed_in', 'unknown_coupon', 'unknown_coupon', 'granted'],
  ['a list of points', 'list', 'not_signed_in', 'not_signed_in', 'absent', 'granted'],
  ['a session', 'myInfo', 'not_signed_in', 'not_signed_in', 'absent', 'granted'],
  ['a session', 'logout', 'untouched', 'untouched', 'untouched', 'ended'],
];

describe.each(Object.keys(objects) as (keyof typeof objects)[])('%s', (object) => {
  const { signInOwner, create, calls }: OwnedObject = objects[object];
  const rows = expectedResponses.filter(([name]) => name === object);
  it.each(['visitor', 'other guest', 'other member', 'owner'] as const satisfies readonly Caller[])(
    'each call by the %s gets the response that the table expects',
    async (caller) => {
      const owner = await signInOwner();
      const id = await create(owner);
      const person = caller === 'owner' ? owner : await callers[caller]();
      const column = ['visitor', 'other guest', 'other member', 'owner'].indexOf(caller) + 2;
      for (const row of rows) {
        const call = calls[row[1]];
        expect([row[1], await call?.(person, id, owner)]).toEqual([row[1], row[column]]);
      }
    },
  );

  it('other callers get neither its personal data nor its keys in the responses to their POST requests', async () => {
    const owner = await signInOwner();
    const id = await create(owner);
    for (const openClient of Object.values(callers)) {
      const person = await openClient();
      const responses: string[] = [];
      const recordingPerson: TestClient = {
        ...person,
        post: async (path, body) => {
          const response = await person.post(path, body);
          responses.push(JSON.stringify(response.json));
          return response;
        },
      };
      for (const call of Object.values(calls)) await call(recordingPerson, id, owner);
      expect(responses.join()).not.toMatch(/Jane Doe|1234-0000|jane@|key=|A cradle|김미나|mina@/);
    }
  });

  it('has expected responses for each of its calls', () => {
    expect(rows.map(([, call]) => call)).toEqual(Object.keys(calls));
  });
});

it('all calls together leave the tables consistent with the provider’s ledger', async () => {
  // The inserted visits have no payment and hold no seats, which the consistency check would report.
  await query(
    `DELETE FROM review; UPDATE upload SET used_by = NULL; DELETE FROM reservation WHERE shop_order_no LIKE 'O%'`,
  );
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
});

describe('the endpoints of a member’s reservation page', () => {
  it.each(['/mypage/resvDetail', '/mypage/payPlcyDetail'] as const)(
    '%s answers 401 without a member whatever the body, 400 without a code, and invalid_user for an unknown code',
    async (path) => {
      for (const body of [{}, { resvCode: ['x'] }, []]) {
        expect((await server.createVisitor().post(path, body)).json).toMatchObject({
          status: 401,
          code: 'not_signed_in',
        });
        expect((await (await server.startGuestSession()).post(path, body)).json).toMatchObject({
          status: 401,
          code: 'not_signed_in',
        });
      }
      const member = await server.signInMember(mina.userId, mina.password);
      expect((await member.post(path, {})).json).toMatchObject({ status: 400, code: 'invalid_request' });
      // An unknown code gets the same response as a code of another person.
      expect((await member.post(path, { resvCode: '20260311-AAAAAAAAAA' })).json).toEqual({ result: 'invalid_user' });
    },
  );
});
