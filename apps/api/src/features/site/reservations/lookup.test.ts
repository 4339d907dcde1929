import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const phone = '010-1234-0000';
const createReservation = async (): Promise<string> =>
  (await server.reserve(await server.startGuestSession(), createDinnerOrder())).resvCode;
const lookUp = async (client: TestClient, resvCode: unknown, lookupPhone: unknown = phone) =>
  (await client.post('/resv/lookup', { resvCode, phone: lookupPhone })).json;

describe('a guest who looks up a reservation', () => {
  it('gets a link that opens the full reservation and can cancel it', async () => {
    const resvCode = await createReservation();
    const visitor = server.createVisitor();
    const lookupResponse = await lookUp(visitor, resvCode);
    expect(lookupResponse).toMatchObject({ result: 'success', resvCode });
    expect(lookupResponse.resvLink).toBe(`/reservation/prod/payment/complete/${resvCode}?key=${lookupResponse.key}`);
    const fullView = (await visitor.post('/resv/view', { resvCode, key: lookupResponse.key })).json.resvInfo;
    expect(fullView).toMatchObject({ maskedYn: 'N', resvUserName: 'Jane Doe' });
    expect((await visitor.post('/resv/cancel', { resvCode, key: lookupResponse.key })).json.result).toBe('success');
  });

  it('may use other notations of the reservation number and the phone number', async () => {
    const resvCode = await createReservation();
    const typedCode = resvCode.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await lookUp(server.createVisitor(), typedCode, '010 1234 0000')).toMatchObject({
      result: 'success',
      resvCode,
    });
    const fullWidthCode = resvCode.replace(/./g, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
    );
    expect(
      await lookUp(server.createVisitor(), `\ufeff${fullWidthCode}\u3000`, '０１０ー１２３４ー００００'),
    ).toMatchObject({
      result: 'success',
      resvCode,
    });
    expect(await lookUp(server.createVisitor(), resvCode, '0082 10-1234\u200b-0000')).toMatchObject({
      result: 'success',
      resvCode,
    });
    expect(await lookUp(server.createVisitor(), resvCode.replace('-', ''), '01012340000')).toMatchObject({
      result: 'success',
      resvCode,
    });
  });

  it('may look up a reservation fifteen times, because successful look-ups are not counted', async () => {
    const resvCode = await createReservation();
    const guest = server.createVisitor();
    for (let time = 0; time < 15; time += 1) expect((await lookUp(guest, resvCode)).result).toBe('success');
  });

  it('gets the same response for a wrong reservation number, a wrong phone number and both', async () => {
    const resvCode = await createReservation();
    const responses = await Promise.all([
      lookUp(server.createVisitor(), resvCode, '010-9999-9999'),
      lookUp(server.createVisitor(), '20260311-AAAAAAAAAA'),
      lookUp(server.createVisitor(), 'what?', '010-9999-9999'),
      lookUp(server.createVisitor(), resvCode, 'not a phone'),
    ]);
    expect(responses[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  it.each([
    ['an empty body', {}],
    ['no phone', { resvCode: 'x' }],
    ['a list instead of a number', { resvCode: ['x'], phone }],
    ['control characters', { resvCode: 'a\u0000', phone }],
  ])('is refused with %s', async (_name, body) => {
    expect((await server.createVisitor().post('/resv/lookup', body)).json).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('a stranger who guesses phone numbers or reservation numbers', () => {
  it('is limited by number and by IP address, while the guest still finds the reservation', async () => {
    const [guessedCode, otherCode] = [await createReservation(), await createReservation()];
    const stranger = server.createVisitor();
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      codes.push((await lookUp(stranger, guessedCode, `010-0000-${1000 + attempt}`)).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('not_found'));
    expect(codes.slice(10)).toEqual(['lookup_code_needed', 'lookup_code_needed']);
    // The stranger is refused even with the right phone number. The guest has another IP address.
    expect((await lookUp(stranger, guessedCode)).code).toBe('lookup_code_needed');
    expect((await lookUp(server.createVisitor(), guessedCode)).result).toBe('success');

    const otherStranger = server.createVisitor();
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, index) => lookUp(otherStranger, `20260311-AAAAAAAA${10 + index}`)),
    );
    expect(responses.filter(({ code }) => code === 'not_found')).toHaveLength(60);
    expect(responses.filter(({ code }) => code === 'lookup_code_needed')).toHaveLength(20);
    expect((await lookUp(server.createVisitor(), otherCode)).result).toBe('success');
  });
});
