import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { saveSheetMail } from '@dining/contract/staff/venues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grill, H01 } from '../../test/fixtures';
import { type MailTestServer, startMailTestServer } from '../../test/mail-test-server';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../test/staff-command-client';
import { runJob } from './run-job';

let server: PaymentTestServer;
let mailServer: MailTestServer;
let staff: StaffCommandClient;
/** Wednesday 11 March, 19:00: a dinner of the next day at 18:00 is less than 24 hours away. */
const evening = '2026-03-11T19:00:00+09:00';
const clock = { time: Date.parse(evening) };
const setTime = (instant: string) => void (clock.time = Date.parse(instant));
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, () => new Date(clock.time));
  [mailServer, staff] = await Promise.all([startMailTestServer(), startStaffCommandClient(server.deps)]);
  await query('UPDATE time_stock SET seats = 200 WHERE din_room_code IS NULL');
});
beforeEach(async () => {
  setTime(evening);
  await mailServer.clear();
  await query('DELETE FROM outbox');
  await query(
    `UPDATE reservation SET status = 'cancel', cancelled_at = now() - interval '1 year', cancelled_by = 'venue'`,
  );
  await query(`UPDATE venue SET mailbox = 'grill@example.test', wants_sheet_mail = true WHERE din_code = $1`, [grill]);
  await query(`UPDATE hotel SET staff_language = 'ko'`);
});
afterAll(async () => {
  await staff.close();
  await mailServer.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const kiwiAllergy = {
  resvQsAllergyYn: 'Y' as const,
  allergyAgreYn: 'Y' as const,
  resvQsAllergyList: [{ resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' }],
};
const reserve = async (changes: Partial<ReservationRequestBody> = {}) => {
  const guest = await server.startGuestSession();
  const order = createDinnerOrder({ resvDate: '2026-03-12 18:00', resvAgainYn: 'Y', ...changes });
  return { guest, ...(await server.reserve(guest, order)) };
};
const runServerJob = (name: 'mailer' | 'sheets', now?: Date) =>
  runJob(name, {
    deps: { ...server.deps, mail: mailServer.createService(), ...(now !== undefined && { now: () => now }) },
    siteFolder: '/nowhere',
    log: server.paymentDeps.log,
    stopSignal: new AbortController().signal,
  });
const sendAndListVenueMails = async () => {
  await query(`UPDATE outbox SET send_at = now() WHERE sent_at IS NULL`);
  await runServerJob('mailer');
  return (await mailServer.listMails()).filter(({ to }) => !to.includes('jane@example.test'));
};
const listVenueMailKinds = async () =>
  (await query(`SELECT kind FROM outbox WHERE kind LIKE 'venue%' ORDER BY id`)).map(({ kind }) => kind);

describe('a booking within 24 hours of its visit', () => {
  it('is mailed to the restaurant with a link to the service page of that day', async () => {
    const { resvCode } = await reserve({ requestMatter: 'A quiet corner' });
    const [mail, ...otherMails] = await sendAndListVenueMails();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      to: ['grill@example.test'],
      subject: `Venue GRILL 한 새 예약 · 2026-03-12 (목) 18:00 · ${resvCode}`,
    });
    for (const text of [resvCode, 'Jane Doe', '성인 2명', 'Product DINNER 한', 'A quiet corner'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('/console/service?venue=GRILL&day=2026-03-12&lang=ko');
    expect(mail?.text).not.toMatch(/key=|1234-0000|알레르기/);
  });

  it('is mailed with a note that there are allergies, which does not name them', async () => {
    await reserve(kiwiAllergy);
    const [mail] = await sendAndListVenueMails();
    expect(mail?.text).toContain('알레르기가 있습니다');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/kiwi|Other/);
  });

  it('is mailed in the language of the hotel, not of the guest', async () => {
    await query(`UPDATE hotel SET staff_language = 'ja' WHERE htl_code = $1`, [H01]);
    await reserve();
    const [mail] = await sendAndListVenueMails();
    expect(mail?.subject).toContain('Venue GRILL 日 新規予約');
    expect(mail?.html).toContain('<html lang="ja">');
  });

  it('is mailed to the hotel if the restaurant has no mailbox, and not at all if neither has one', async () => {
    await query('UPDATE venue SET mailbox = NULL');
    await reserve();
    expect((await sendAndListVenueMails()).map(({ to }) => to)).toEqual([['moon@example.test']]);
    await query(`UPDATE hotel SET business = business - 'email'`);
    await reserve();
    expect(await sendAndListVenueMails()).toHaveLength(1);
    await query(`UPDATE hotel SET business = business || '{"email": "moon@example.test"}'`);
    expect(
      await query(`SELECT FROM outbox WHERE channel = 'mail' AND (sent_at IS NULL OR failure IS NOT NULL)`),
    ).toEqual([]);
  });

  it('causes only the mail about its cancellation if it is cancelled before its mail is sent', async () => {
    const { guest, resvCode } = await reserve();
    expect((await guest.post('/resv/cancel', { resvCode })).status).toBe(200);
    expect((await sendAndListVenueMails()).map(({ subject }) => subject)).toEqual([
      `Venue GRILL 한 예약 취소 · 2026-03-12 (목) 18:00 · ${resvCode}`,
    ]);
  });
});

describe('a cancellation by the venue within 24 hours of the visit', () => {
  it('is mailed to the restaurant once, without its reason', async () => {
    const { resvCode } = await reserve();
    await query('DELETE FROM outbox');
    const cancellation = { resvCode, reason: 'The stove is broken' };
    expect(await staff.call(cancelReservationForVenue, { body: cancellation })).toMatchObject({ isRepetition: false });
    expect(await staff.call(cancelReservationForVenue, { body: cancellation })).toMatchObject({ isRepetition: true });
    expect(await listVenueMailKinds()).toEqual(['venue_cancelled']);
    expect((await sendAndListVenueMails())[0]?.text).not.toContain('The stove is broken');
  });
});

describe('a booking more than 24 hours before its visit', () => {
  it('is not mailed to the restaurant, and neither is its cancellation', async () => {
    const { guest, resvCode } = await reserve({ resvDate: '2026-03-13 18:00' });
    expect(await listVenueMailKinds()).toEqual([]);
    await guest.post('/resv/cancel', { resvCode });
    expect(await listVenueMailKinds()).toEqual([]);
  });
});

it('a mail that a restaurant’s mailbox refuses raises an alarm for the operators', async () => {
  await query(`UPDATE venue SET mailbox = 'refuse@example.test' WHERE din_code = $1`, [grill]);
  const { resvCode } = await reserve();
  await mailServer.injectFault({ kind: 'refuse', to: 'refuse@example.test' });
  await sendAndListVenueMails();
  expect(await query('SELECT kind, detail FROM alarm WHERE subject = $1', [resvCode])).toEqual([
    { kind: 'venue_mail_failed', detail: 'venue_booked' },
  ]);
});

describe('the venue sheet, which lists the guests of the evening', () => {
  const afternoon = new Date('2026-03-12T15:00:00+09:00');
  /** Books for Thursday, at 10:00 on that day. */
  const bookForTonight = async (changes: Partial<ReservationRequestBody> = {}) => {
    const { resvCode } = await reserve(changes);
    await query(`UPDATE reservation SET created_at = '2026-03-12T10:00+09:00' WHERE resv_code = $1`, [resvCode]);
    await query('DELETE FROM outbox');
    return resvCode;
  };
  const runSheets = (now = afternoon) => runServerJob('sheets', now);
  const sendSheets = async (now = afternoon) => {
    await runSheets(now);
    clock.time = now.getTime();
    return sendAndListVenueMails();
  };

  it('lists the reservations in the order of their times, and counts those with allergies', async () => {
    await bookForTonight({ resvDate: '2026-03-12 19:00', requestMatter: 'By the window', ...kiwiAllergy });
    await bookForTonight();
    const [mail, ...otherMails] = await sendSheets();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({ to: ['grill@example.test'], subject: 'Venue GRILL 한 예약표 · 2026-03-12 (목)' });
    const text = mail?.text ?? '';
    for (const part of ['예약: 2건', '인원: 4명', '알레르기가 있는 예약: 1건', 'By the window', 'Product DINNER 한'])
      expect(text).toContain(part);
    expect(text.indexOf('18:00')).toBeLessThan(text.indexOf('19:00'));
    expect(text).toContain('/console/service?venue=GRILL&day=2026-03-12&lang=ko');
    expect(`${text} ${mail?.html}`).not.toMatch(/kiwi|Other|1234-0000/);
  });

  it('is sent once, even if its job runs several times in parallel and again later', async () => {
    await bookForTonight();
    await Promise.all([runSheets(), runSheets(), runSheets(new Date('2026-03-12T15:01:00+09:00'))]);
    await sendSheets(new Date('2026-03-12T18:30:00+09:00'));
    expect(await listVenueMailKinds()).toEqual(['venue_sheet']);
    expect((await mailServer.listMails()).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('is not sent before its time, without a booking by then, or to a restaurant that has turned it off', async () => {
    await bookForTonight();
    await runSheets(new Date('2026-03-12T14:59:00+09:00'));
    expect(await listVenueMailKinds()).toEqual([]);
    const setSheetMail = (isOn: boolean) => staff.call(saveSheetMail, { body: { dinCode: grill, isOn } });
    expect(await setSheetMail(false)).toMatchObject({ changed: true, venue: { dinCode: grill, isOn: false } });
    expect(await setSheetMail(false)).toMatchObject({ changed: false });
    await runSheets();
    expect(await listVenueMailKinds()).toEqual([]);
    await setSheetMail(true);
    await query(`UPDATE reservation SET created_at = '2026-03-12T15:30+09:00'`);
    await runSheets(new Date('2026-03-12T16:00:00+09:00'));
    expect(await listVenueMailKinds()).toEqual([]);
  });

  it('is not sent if all reservations have been cancelled since it was enqueued, or if the day is over', async () => {
    const resvCode = await bookForTonight();
    await runSheets();
    await staff.call(cancelReservationForVenue, { body: { resvCode, reason: 'Closed' } });
    await query(`DELETE FROM outbox WHERE kind <> 'venue_sheet'`);
    expect(await sendAndListVenueMails()).toEqual([]);
    await query('DELETE FROM outbox');
    setTime(evening);
    await bookForTonight();
    await runSheets();
    setTime('2026-03-13T00:00:00+09:00');
    expect(await sendAndListVenueMails()).toEqual([]);
    expect(await query('SELECT FROM outbox WHERE sent_at IS NULL')).toEqual([]);
  });
});
