import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

type Changes = Parameters<typeof createDinnerOrder>[0];
/** Reserves, and returns the stored reservation as its booker sees it. */
async function reserveAndGet(changes: Changes) {
  const guest = await server.startGuestSession();
  const { resvCode } = await server.reserve(guest, createDinnerOrder(changes));
  return (await guest.post('/resv/view', { resvCode })).json.resvInfo;
}
const getRefusal = async (changes: Changes) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder(changes))).json;

describe('a text that a guest types', () => {
  it.each([
    [
      'a zero-width space in an e-mail address',
      { resvUserEmail: 'jane\u200b@example.test' },
      { resvUserEmail: 'jane@example.test' },
    ],
    [
      'a byte-order mark before an e-mail address',
      { resvUserEmail: '\ufeffjane@example.test' },
      { resvUserEmail: 'jane@example.test' },
    ],
    [
      'a no-break space after an e-mail address',
      { resvUserEmail: 'jane@example.test\u00a0' },
      { resvUserEmail: 'jane@example.test' },
    ],
    [
      'an e-mail address in full-width characters',
      { resvUserEmail: 'ｊａｎｅ＠ｅｘａｍｐｌｅ。ｔｅｓｔ' },
      { resvUserEmail: 'jane@example.test' },
    ],
    [
      'a Japanese mobile operator’s address with a dot before the @, unchanged',
      { resvUserEmail: 'abc.@ezweb.ne.jp' },
      { resvUserEmail: 'abc.@ezweb.ne.jp' },
    ],
    ['a soft hyphen in a phone number', { resvUserTel: '010\u00ad-1234-0000' }, { resvUserTel: '010-1234-0000' }],
    ['a phone number in full width', { resvUserTel: '０１０－１２３４－００００' }, { resvUserTel: '010-1234-0000' }],
    ['a phone number with its country code', { resvUserTel: '82-10-1234-0000' }, { resvUserTel: '010-1234-0000' }],
    ['a direction override in a name', { resvUserName: '\u202eJane\u202c Doe' }, { resvUserName: 'Jane Doe' }],
    ['spaces of other kinds in a name', { visitName: '山田\u3000\u00a0花子' }, { visitName: '山田 花子' }],
    ['a decomposed name', { visitName: '홍길동'.normalize('NFD') }, { visitName: '홍길동' }],
    ['a name with a middle dot', { visitName: '阿卜杜拉·买买提' }, { visitName: '阿卜杜拉·买买提' }],
    ['a name with an equals sign', { visitName: 'ジャン＝ポール' }, { visitName: 'ジャン＝ポール' }],
    ['a name with brackets and a Roman numeral', { visitName: 'Henry Ⅲ (김)' }, { visitName: 'Henry Ⅲ (김)' }],
    ['a name with a character beyond the basic plane', { visitName: '𠮷田' }, { visitName: '𠮷田' }],
    [
      'direction isolates in a request',
      { requestMatter: 'a \u2067quiet\u2069 corner' },
      { requestMatter: 'a quiet corner' },
    ],
    ['a request with the emoji of a family', { requestMatter: '👨‍👩‍👧 ❤️' }, { requestMatter: '👨‍👩‍👧 ❤️' }],
    ['a request of the maximum length', { requestMatter: '😀'.repeat(500) }, { requestMatter: '😀'.repeat(500) }],
    [
      'a request of the maximum length with line breaks, which count as one character',
      { requestMatter: `${'a\r\n'.repeat(249)}bc` },
      { requestMatter: `${'a\r\n'.repeat(249)}bc` },
    ],
  ] as const)('is stored in its normal form: %s', async (_case, changes, expected) =>
    expect(await reserveAndGet(changes)).toMatchObject(expected),
  );
});

describe('an unacceptable text', () => {
  it.each([
    [
      'markup as a name',
      { resvUserName: '<img src=x>' },
      'name_invalid',
      { path: 'bookerName', message: 'booker_name_invalid' },
    ],
    [
      'an e-mail address as a name',
      { resvUserName: 'a@b.example' },
      'name_invalid',
      { path: 'bookerName', message: 'booker_name_invalid' },
    ],
    [
      'a URL as a visitor’s name',
      { visitName: 'evil.example' },
      'name_invalid',
      { path: 'visitorName', message: 'visitor_name_invalid' },
    ],
    [
      'an invisible name',
      { resvUserName: '\u3164\u200b' },
      'guest_details_needed',
      { path: 'bookerName', message: 'booker_name_required' },
    ],
    [
      'a name that is too long',
      { resvUserName: '가'.repeat(51) },
      'invalid_request',
      { path: 'resvUserName', message: 'too_long' },
    ],
    [
      'a request that is too long',
      { requestMatter: '😀'.repeat(501) },
      'invalid_request',
      { path: 'requestMatter', message: 'too_long' },
    ],
    [
      'consecutive dots in an e-mail address that does not belong to a Japanese mobile operator',
      { resvUserEmail: 'a..b@example.test' },
      'guest_details_needed',
      { path: 'email', message: 'email_invalid' },
    ],
    [
      'a space in an e-mail address',
      { resvUserEmail: 'a\u3000b@example.test' },
      'guest_details_needed',
      { path: 'email', message: 'email_invalid' },
    ],
    [
      'a lone surrogate',
      { visitName: 'Jane \ud83d' },
      'invalid_request',
      { path: 'visitName', message: 'control characters' },
    ],
  ] as const)('is rejected with an error at its field: %s', async (_case, changes, code, error) =>
    expect(await getRefusal(changes)).toMatchObject({ code, errors: [error] }),
  );

  it('is rejected with an error that states the maximum length', async () => {
    const problem = await getRefusal({ requestMatter: 'a'.repeat(501) });
    expect(problem).toMatchObject({ status: 400, detail: { max: 500 } });
    expect(problem.title).toContain('500');
  });
});
