import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { findReservation, type StoredReservation } from '../stores/reservations/reservation-view';
import { renderCalendar } from './calendar';

let server: PaymentTestServer;
let dinner: StoredReservation;
let cake: StoredReservation;
beforeAll(async () => {
  server = await startPaymentTestServer();
  const guest = await server.startGuestSession();
  const loadReservation = async (resvCode: string): Promise<StoredReservation> => {
    const storedReservation = await findReservation(server.database.pool, toCode<ResvCode>(resvCode));
    if (storedReservation === undefined) throw new Error(resvCode);
    return storedReservation;
  };
  dinner = await loadReservation((await server.reserve(guest, createDinnerOrder())).resvCode);
  cake = await loadReservation((await server.reserve(guest, createCakeOrder())).resvCode);
});
afterAll(() => server.close());

const sender = { publicUrl: 'https://dining.example', mailFrom: 'dining@dalbit.example' };
/** Lists the lines of a calendar file with folded lines joined. */
const listLines = (storedReservation: StoredReservation): string[] =>
  renderCalendar(storedReservation, sender)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
const changeReservation = (
  storedReservation: StoredReservation,
  changes: Partial<StoredReservation['reservation']>,
): StoredReservation => ({
  ...storedReservation,
  reservation: { ...storedReservation.reservation, ...changes },
});

it('the event begins and ends at instants in UTC, with the venue’s turn time between them', () => {
  const lines = listLines({ ...dinner, venue: { ...dinner.venue, tableTurnMinutes: 90 } });
  for (const line of [
    'METHOD:PUBLISH',
    `UID:${dinner.reservation.resvCode}@dining.example`,
    'SEQUENCE:0',
    'DTSTART:20260313T090000Z',
    'DTEND:20260313T103000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Venue GRILL en · Product DINNER en',
    'TRIGGER:-PT2H',
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith('ORGANIZER'))).toBe(
    'ORGANIZER;CN="Hotel 1 en":mailto:dining@dalbit.example',
  );
});

it('the event lasts two hours if the venue has no turn time', () => {
  const lines = listLines({ ...dinner, venue: { ...dinner.venue, tableTurnMinutes: null } });
  expect(lines).toContain('DTEND:20260313T110000Z');
});

it('the event of a pickup takes the whole day and does not block the calendar', () => {
  const lines = listLines(cake);
  for (const line of ['DTSTART;VALUE=DATE:20260313', 'TRANSP:TRANSPARENT']) expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith('DTEND') || line.startsWith('TRIGGER'))).toBe(false);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('2026-03-13 (Fri) 08:00');
});

it('a cancellation is the next version of the same event', () => {
  const cancelledAt = new Date('2026-03-12T01:00:00Z');
  const linesBefore = listLines(dinner);
  const lines = listLines(changeReservation(dinner, { status: 'cancel', cancelledAt }));
  for (const line of [
    'METHOD:PUBLISH',
    'SEQUENCE:1',
    'STATUS:CANCELLED',
    'DTSTAMP:20260312T010000Z',
    'DTSTART:20260313T090000Z',
  ])
    expect(lines).toContain(line);
  const findUid = (eventLines: string[]) => eventLines.find((line) => line.startsWith('UID:'));
  expect(findUid(lines)).toBe(findUid(linesBefore));
  expect(lines).not.toContain('BEGIN:VALARM');
});

it('the event contains the hotel’s coordinates and its address, in the language of the booking if possible', () => {
  const translatedAddress = { default: '', en: '15 Dalgeurimja-gil, Seoul', ko: '서울시 달그림자길 15' };
  const hotel = {
    ...dinner.hotel,
    address: '서울시 달그림자길 15',
    translatedAddress,
    latitude: 37.5796,
    longitude: 126.977,
  };
  const lines = listLines({ ...dinner, hotel });
  expect(lines.find((line) => line.startsWith('LOCATION'))).toContain('15 Dalgeurimja-gil\\, Seoul');
  expect(lines).toContain('GEO:37.5796;126.977');
  const fallbackLines = listLines({ ...dinner, hotel: { ...hotel, translatedAddress: null } });
  expect(fallbackLines.find((line) => line.startsWith('LOCATION'))).toContain('서울시 달그림자길 15');
});

it('the file is the same whenever it is rendered', () => {
  expect(renderCalendar(dinner, sender)).toBe(renderCalendar(dinner, sender));
});

it('the event contains no guest’s name, requests no reply, and its link grants no access', () => {
  const lines = listLines(dinner).join('\n');
  expect(lines).not.toMatch(/Jane|jane|1234|ATTENDEE|key=/);
  expect(lines).toContain(
    `https://dining.example/reservation/prod/payment/complete/${dinner.reservation.resvCode}?lang=en`,
  );
});

it('the file escapes names, and folds lines at 75 bytes', () => {
  const name = { default: `달빛; "그릴", 한정\\\n${'긴 이름 '.repeat(30)}` };
  const storedReservation = { ...dinner, venue: { ...dinner.venue, name }, hotel: { ...dinner.hotel, name } };
  const text = renderCalendar(storedReservation, sender);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain('달빛\\; "그릴"\\, 한정\\\\\\n긴 이름');
});
