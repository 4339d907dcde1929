import { describe, expect, it } from 'vitest';
import { reservationColumns } from './columns';
import { readFormerReservation } from './reservation-row';

const cells = {
  ...Object.fromEntries(reservationColumns.map(({ name }) => [name, ''])),
  number: 'A-17',
  venue: 'D101',
  day: '2027-12-24',
  time: '18:30',
  adults: '2',
  name: '김하나',
  phone: '010-2345-6789',
} as Parameters<typeof readFormerReservation>[0];
const read = (changes: object) => readFormerReservation({ ...cells, ...changes }, () => null);

describe('a reservation of a former system', () => {
  it('needs only number, restaurant, day, time, adults, name and phone', () => {
    expect(read({})).toEqual({
      ok: true,
      reservation: {
        number: 'A-17',
        dinCode: 'D101',
        dinRoomCode: null,
        prodCode: null,
        visit: { date: '2027-12-24', time: '18:30' },
        party: { adults: 2, kids: 0 },
        name: '김하나',
        phone: '010-2345-6789',
        email: '',
        language: 'ko',
        request: '',
        paid: 0,
        due: 0,
        note: '',
      },
    });
  });

  it.each<[string, object, object]>([
    ['a room and a product', { room: 'R1', product: 'P1' }, { dinRoomCode: 'R1', prodCode: 'P1' }],
    ['what was paid, and what is due', { paid: '50,000', due: '81000' }, { paid: 50_000, due: 81_000 }],
    ['children', { kids: '1' }, { party: { adults: 2, kids: 1 } }],
  ])('may contain %s', (_case, changes, expected) => {
    expect(read(changes)).toMatchObject({ ok: true, reservation: expected });
  });

  it.each<[string, object, string]>([
    ['no adults', { adults: '0' }, 'number_invalid'],
    ['no number', { number: '' }, 'required'],
    ['an amount that is no number', { paid: 'yes' }, 'number_invalid'],
    ['a request of more than 500 characters', { request: '가'.repeat(501) }, 'too_long'],
  ])('is refused with %s', (_case, changes, code) => {
    expect(read(changes)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});
