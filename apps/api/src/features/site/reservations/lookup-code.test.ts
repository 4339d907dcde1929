import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dinnerOrder } from '../../../../test/paying-house';
import { dinner } from '../../../../test/small-house-rows';
import { type Browser, openWayInHouse, type WayInHouse } from '../../../../test/way-in-house';

let house: WayInHouse;
beforeAll(async () => {
  house = await openWayInHouse();
  await house.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
});
beforeEach(async () => {
  await house.mails.clear();
  await house.forgetLimits();
});
afterAll(() => house.close());

const phones = { digits: '01055550001' };
let day = 1;
/** A reservation of a day of its own. */
const booked = async (changes: object = {}): Promise<string> => {
  const guest = house.browser();
  await guest.post('/guest/start');
  day += 1;
  const order = dinnerOrder({
    resvDate: `2026-04-${String(day).padStart(2, '0')} 18:00`,
    resvSetleAmnt: 0,
    resvUserTel: phones.digits,
    ...changes,
  });
  const { resvCode } = (await guest.post('/resv/insert', order)).json;
  if (typeof resvCode !== 'string') throw new Error('not booked');
  return resvCode;
};
const lookUp = async (who: Browser, resvCode: string, phone: string, code?: string) =>
  (await who.post('/resv/lookup', { resvCode, phone, ...(code !== undefined && { code }) })).json;
const ask = async (who: Browser, resvCode: string, phone: string) =>
  (await who.post('/resv/askLookupCode', { resvCode, phone })).json;
const wrongTries = async (resvCode: string, times: number, from = () => house.browser()) => {
  for (let guess = 0; guess < times; guess += 1) await lookUp(from(), resvCode, `010-0000-${1000 + guess}`);
};
/** The code that came, once the work after the answer is done. */
const codeTo = async (phone: string): Promise<string> => {
  await Promise.all(house.house.app.afterwards);
  return house.textedCode(phone);
};
const missing = '20260311-AAAAAAAAAA';

describe('after too many wrong tries', () => {
  it('from a hundred addresses the rightful guest gets in by a code, and by his link without one', async () => {
    const resvCode = await booked();
    await wrongTries(resvCode, 100);
    const guest = house.browser();
    expect((await lookUp(guest, resvCode, phones.digits)).code).toBe('lookup_code_needed');
    expect(await ask(guest, resvCode, phones.digits)).toEqual({
      result: 'success',
      sentBy: 'sms',
      liveSeconds: 300,
      againSeconds: 30,
    });
    const code = await codeTo(phones.digits);
    const found = await lookUp(guest, resvCode, phones.digits, code);
    expect(found).toMatchObject({ result: 'success', resvCode });
    expect((await lookUp(guest, resvCode, phones.digits, code)).code).toBe('code_expired');
    const shown = (await house.browser().post('/resv/view', { resvCode, key: found.key })).json.resvInfo;
    expect(shown).toMatchObject({ maskedYn: 'N' });
  });

  it('from his own address as well', async () => {
    const resvCode = await booked();
    const address = '10.9.9.9';
    await wrongTries(resvCode, 11, () => house.browser({ address }));
    const guest = house.browser({ address });
    expect((await lookUp(guest, resvCode, phones.digits)).code).toBe('lookup_code_needed');
    await ask(guest, resvCode, phones.digits);
    expect(await lookUp(guest, resvCode, phones.digits, await codeTo(phones.digits))).toMatchObject({ result: 'success' });
  });

  it('a number abroad gets its code by mail', async () => {
    const abroad = '+81312345678';
    const resvCode = await booked({ resvUserTel: abroad, resvUserEmail: 'sakura@example.test' });
    await wrongTries(resvCode, 21);
    const guest = house.browser();
    const { json } = await guest.post('/resv/askLookupCode', { resvCode, phone: abroad, langCode: 'Ja' });
    expect(json).toMatchObject({ sentBy: 'mail' });
    await Promise.all(house.house.app.afterwards);
    expect((await house.mailsTo('sakura@example.test'))[0]?.subject).toContain('認証番号');
    const code = await house.mailedCode('sakura@example.test');
    expect(await lookUp(guest, resvCode, abroad, code)).toMatchObject({ result: 'success', resvCode });
  });

  it('a browser that has no session gets none where its address has asked too often', async () => {
    const address = '10.9.9.8';
    for (let asked = 0; asked < 60; asked += 1)
      expect(await ask(house.browser({ address }), missing, phones.digits)).toMatchObject({ result: 'success' });
    await Promise.all(house.house.app.afterwards);
    const sessions = async () => (await house.pool.query('SELECT count(*)::int AS n FROM session')).rows[0]?.n;
    const before = await sessions();
    expect((await ask(house.browser({ address }), missing, phones.digits)).code).toBe('too_many_requests');
    expect(await sessions()).toBe(before);
  });

  it('writes nothing down of more of them', async () => {
    const resvCode = await booked();
    await wrongTries(resvCode, 21);
    const written = async () =>
      (
        await house.pool.query(
          `SELECT key, count, xmin::text FROM rate_limit UNION ALL SELECT 'sessions', count(*), '' FROM session ORDER BY 1`,
        )
      ).rows;
    const before = await written();
    await wrongTries(resvCode, 20);
    expect(await written()).toEqual(before);
  });
});

describe('who has only one of number and phone', () => {
  it.each([
    ['a number that does not exist', async () => missing],
    ['a number of somebody else', () => booked({ resvUserTel: '010-5555-0002' })],
  ])('is told what its booker is told, whatever he tries: %s', async (_name, numberOf) => {
    const [right, wrong] = [await booked(), await numberOf()];
    const course = async (resvCode: string) => {
      const who = house.browser();
      const answers: unknown[] = [];
      await wrongTries(resvCode, 21);
      answers.push(await lookUp(who, resvCode, phones.digits));
      answers.push(await ask(who, resvCode, phones.digits));
      await Promise.all(house.house.app.afterwards);
      answers.push((await ask(who, resvCode, phones.digits)).code);
      for (let tries = 0; tries < 6; tries += 1) answers.push(await lookUp(who, resvCode, phones.digits, '000 000'));
      return answers;
    };
    expect(await course(wrong)).toEqual(await course(right));
  });

  it('makes no text leave', async () => {
    const resvCode = await booked({ resvUserTel: '010-5555-0003' });
    await ask(house.browser(), resvCode, '010-5555-0004');
    await ask(house.browser(), missing, '010-5555-0003');
    await Promise.all(house.house.app.afterwards);
    expect(await house.textedCode('01055550003')).toBe('');
    expect(await house.textedCode('01055550004')).toBe('');
  });

  it('and whoever has both makes no more than ten leave in an hour, and is answered the same', async () => {
    const resvCode = await booked({ resvUserTel: '010-5555-0005' });
    for (let asked = 0; asked < 12; asked += 1)
      expect(await ask(house.browser(), resvCode, '010-5555-0005')).toMatchObject({ result: 'success' });
    await Promise.all(house.house.app.afterwards);
    const answer = await fetch(`${house.urls.solapi}/_control/texts?to=01055550005`);
    expect(((await answer.json()) as { texts: unknown[] }).texts).toHaveLength(10);
  });
});

it.each([
  ['no phone', { resvCode: missing, phone: 'what?' }, 'phone_invalid'],
  ['nothing', {}, 'invalid_request'],
])('a code for %s is not asked for', async (_name, body, code) => {
  expect((await house.browser().post('/resv/askLookupCode', body)).json.code).toBe(code);
});
