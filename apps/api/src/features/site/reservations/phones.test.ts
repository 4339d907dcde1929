import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { createPersonKey } from '../../../booking/checkout/keys';

// All notations of a phone number, Korean or foreign, identify one person (decision 36).

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const createPhones = (phone: string) => ({ resvUserTel: phone, visitTel: phone });
const prepay = async (order: object) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', order)).json;
const lookUp = async (resvCode: string, phone: string) =>
  (await server.createVisitor().post('/resv/lookup', { resvCode, phone })).json;
const getStoredReservation = async (resvCode: string) =>
  (
    await server.database.pool.query(
      `SELECT r.booker_phone AS booker, r.visitor_phone AS visitor,
         (SELECT l.person_key FROM hold_line l WHERE l.shop_order_no = r.shop_order_no AND l.counter = 'person') AS "personKey"
       FROM reservation r WHERE r.resv_code = $1`,
      [resvCode],
    )
  ).rows[0];

describe('a guest with a foreign number', () => {
  it('reserves, pays and finds the reservation by several notations of the number, which strangers do not see', async () => {
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({
      resvUserTel: '+81 90-1234-5678',
      visitTel: '+81 (0)90 1234 5678',
      visitName: 'John Doe',
    });
    const { shopOrderNo, resvCode } = await server.reserve(guest, order);
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 81_000 });
    expect(await getStoredReservation(resvCode)).toMatchObject({ booker: '+819012345678', visitor: '+819012345678' });

    const numbers = { resvUserTel: '+819012345678', visitTel: '+819012345678' };
    expect((await guest.post('/resv/view', { resvCode })).json.resvInfo).toMatchObject({ maskedYn: 'N', ...numbers });
    const maskedReservation = (await server.createVisitor().post('/resv/view', { resvCode })).json.resvInfo;
    expect(maskedReservation).toMatchObject({ maskedYn: 'Y', resvUserTel: '', visitTel: '' });

    for (const notation of ['+819012345678', '+81 90-1234-5678', '＋８１ (0)90 1234 5678'])
      expect(await lookUp(resvCode, notation)).toMatchObject({ result: 'success', resvCode });
    for (const otherNumber of ['+819012345679', '+8490123456789', '010-1234-5678', '09012345678', '9012345678'])
      expect(await lookUp(resvCode, otherNumber)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([
    ['of the booker', { resvUserTel: '+81 12' }, { path: 'phone', message: 'phone_invalid' }],
    ['with an unknown country', createPhones('+999 1234 5678'), { path: 'phone', message: 'phone_invalid' }],
    ['without a country', createPhones('090-1234-5678'), { path: 'phone', message: 'phone_invalid' }],
    ['with an extension', createPhones('+1 415 555 2671 ext. 5'), { path: 'phone', message: 'phone_invalid' }],
    ['of a landline in Korea', createPhones('+82 2-123-4567'), { path: 'phone', message: 'phone_invalid' }],
    ['with a script', createPhones('+<script>alert(1)'), { path: 'phone', message: 'phone_invalid' }],
    ['of 39 digits', createPhones(`+${'9'.repeat(39)}`), { path: 'phone', message: 'phone_invalid' }],
    ['blank', createPhones(' '), { path: 'phone', message: 'phone_required' }],
    ['of the visitor', { visitTel: '+1 555' }, { path: 'visitorPhone', message: 'visitor_phone_invalid' }],
  ])('gets an error at the field of an invalid or missing number: %s', async (_case, changes, error) => {
    expect(await prepay(createDinnerOrder(changes))).toMatchObject({
      status: 422,
      code: 'guest_details_needed',
      errors: [error],
    });
    const unpaidResponse = await (await server.startGuestSession()).post(
      '/resv/insert',
      createDinnerOrder({ ...changes, resvSetleAmnt: 0 }),
    );
    expect(unpaidResponse.json).toMatchObject({ status: 422, code: 'guest_details_needed', errors: [error] });
  });
});

describe('a stranger with the number of a reservation', () => {
  it('sees the same for people with different phone numbers and e-mail addresses', async () => {
    const people = [
      { resvUserTel: '010-6222-0001', resvUserEmail: 'gildong@example.test', visitTel: '010-6222-0002' },
      { resvUserTel: '+81 90-6222-0003', resvUserEmail: 'h@mail.example', visitTel: '+1 415-555-2671' },
      { resvUserTel: '+683 4002', resvUserEmail: '01062220004@example.test', visitTel: '010-6222-0005' },
    ];
    const views: string[] = [];
    for (const person of people) {
      const order = createDinnerOrder({ resvDate: '2026-03-24 18:00', visitName: 'John Doe', ...person });
      const { resvCode } = await server.reserve(await server.startGuestSession(), order);
      const { resvInfo } = (await server.createVisitor().post('/resv/view', { resvCode })).json;
      expect(resvInfo).toMatchObject({ maskedYn: 'Y', resvUserTel: '', resvUserEmail: '', visitTel: '' });
      views.push(JSON.stringify(resvInfo).replaceAll(resvCode, 'the number'));
    }
    expect(new Set(views).size).toBe(1);
  });
});

describe('the purchase limit of one person', () => {
  it.each([
    ['in Korea', '2026-03-13', ['010-6111-0001', '01061110001', '+82 10-6111-0001', '+82 (0)10 6111 0001']],
    ['abroad', '2026-03-14', ['+81 90-6111-0001', '+819061110001', '+81 (0)90 6111 0001']],
  ])('counts several notations of a number %s together', async (_case, day, [first = '', ...otherNotations]) => {
    const resvDate = `${day} 00:00`;
    const createCakes = (phone: string, prodPickupNum: number) =>
      createCakeOrder({ resvDate, prodPickupNum, resvSetleAmnt: 60_000 * prodPickupNum, ...createPhones(phone) });
    await server.reserve(await server.startGuestSession(), createCakes(first, 3));
    for (const notation of otherNotations)
      expect(await prepay({ ...createCakes(notation, 1), resvDate: '2026-03-16 00:00' })).toMatchObject({
        code: 'person_limit_exceeded',
      });
  });

  it('does not apply to another number', async () => {
    await server.reserve(
      await server.startGuestSession(),
      createCakeOrder({ resvDate: '2026-03-17 00:00', ...createPhones('+81 90-6111-0002') }),
    );
    const otherOrder = createCakeOrder({
      resvDate: '2026-03-17 00:00',
      prodPickupNum: 3,
      resvSetleAmnt: 180_000,
      ...createPhones('010-9061-1102'),
    });
    expect(await prepay(otherOrder)).toMatchObject({ response: { resCd: '0000' } });
  });

  it('counts a Korean number by its digits, while the reservation stores it with hyphens', async () => {
    const order = createCakeOrder({ resvDate: '2026-03-18 00:00', ...createPhones('01061110003') });
    const { resvCode } = await server.reserve(await server.startGuestSession(), order);
    expect(await getStoredReservation(resvCode)).toEqual({
      booker: '010-6111-0003',
      visitor: '010-6111-0003',
      personKey: createPersonKey(server.deps.keyring.persons, null, '01061110003'),
    });
  });
});

describe('a repeated booking', () => {
  it('is recognised if the number is in another notation', async () => {
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvDate: '2026-03-19 18:00', ...createPhones('+1 (415) 555-2671') });
    const { resvCode } = await server.reserve(guest, order);
    const repeatedResponse = (await guest.post('/ordersheet/prepay', { ...order, ...createPhones('+14155552671') }))
      .json;
    expect(repeatedResponse).toMatchObject({ status: 409, code: 'already_booked', detail: { resvCode } });
  });
});

it('a reservation whose personal data are deleted cannot be looked up with an invalid phone number', async () => {
  const { resvCode } = await server.reserve(
    await server.startGuestSession(),
    createDinnerOrder({ resvDate: '2026-03-23 18:00' }),
  );
  await server.database.pool.query(
    `UPDATE reservation SET booker_phone = '', visitor_phone = '' WHERE resv_code = $1`,
    [resvCode],
  );
  expect(await lookUp(resvCode, 'no phone')).toMatchObject({ status: 404, code: 'not_found' });
});
