import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import type { DemoReservation } from './demo-reservation';
import type { guests } from './guests';

interface EveningBooking {
  /** Key of a guest without an account, so that the pages of demo members do not change during the day. */
  readonly booker: keyof typeof guests;
  readonly visitor: string;
  readonly time: SeoulTime;
  readonly party: readonly [adults: number, kids: number];
  readonly product?: string;
  readonly details?: Pick<DemoReservation, 'note' | 'allergies' | 'otherAllergy' | 'outcome' | 'menus'>;
}

const dinnerCode = 'P10304';
const duckCode = 'P10303';
const roomCode = 'P10305';
const menusWithChild = [
  [10304, 2],
  [10306, 1],
] as const;

/** Thirty bookings with their requests: a full evening at Eunharu on the day of seeding, for the service screen. */
const bookings: readonly EveningBooking[] = [
  { booker: 'taeho', visitor: '박소라', time: '17:30', party: [2, 0], details: { outcome: 'confirmed' } },
  { booker: 'bora', visitor: '윤보라', time: '17:30', party: [4, 0], product: duckCode },
  {
    booker: 'emma',
    visitor: 'Emma Lindqvist',
    time: '17:30',
    party: [2, 0],
    details: { outcome: 'coming', allergies: ['AG0002'], note: 'We have theatre tickets for eight.' },
  },
  { booker: 'minjae', visitor: '임민재', time: '17:30', party: [3, 0] },
  {
    booker: 'eunji',
    visitor: '오은지',
    time: '17:30',
    party: [2, 1],
    details: { outcome: 'coming', menus: menusWithChild, note: '유아 의자를 부탁드립니다.' },
  },
  { booker: 'wei', visitor: '陈伟', time: '18:00', party: [4, 0], product: duckCode },
  {
    booker: 'dohyun',
    visitor: '김하늘',
    time: '18:00',
    party: [2, 0],
    details: { outcome: 'confirmed', note: '결혼기념일입니다. 조용한 자리를 부탁드립니다.' },
  },
  {
    booker: 'dohyun',
    visitor: '서도현',
    time: '18:00',
    party: [3, 0],
    details: { outcome: 'coming', allergies: ['AG0005'], otherAllergy: '키위' },
  },
  { booker: 'gaeun', visitor: '신가은', time: '18:00', party: [2, 0] },
  { booker: 'jiho', visitor: '황지호', time: '18:00', party: [4, 0] },
  { booker: 'nari', visitor: '문나리', time: '18:00', party: [2, 0] },
  { booker: 'taeho', visitor: '강태호', time: '18:00', party: [8, 0], product: roomCode },
  {
    booker: 'kenta',
    visitor: '高橋健太',
    time: '18:30',
    party: [2, 0],
    details: { outcome: 'coming', allergies: ['AG0006', 'AG0004'], note: '魚の骨にも反応します。' },
  },
  { booker: 'yuna', visitor: '정유나', time: '18:30', party: [2, 0] },
  { booker: 'ideun', visitor: '권이든', time: '18:30', party: [4, 0], product: duckCode },
  { booker: 'oliver', visitor: 'Oliver Grant', time: '18:30', party: [2, 0], details: { outcome: 'confirmed' } },
  { booker: 'meilin', visitor: '林美琳', time: '18:30', party: [3, 0] },
  {
    booker: 'yuna',
    visitor: '이미나',
    time: '18:30',
    party: [2, 1],
    details: { outcome: 'coming', menus: menusWithChild },
  },
  { booker: 'bora', visitor: '한서윤', time: '18:30', party: [5, 0] },
  {
    booker: 'priya',
    visitor: 'Priya Nair',
    time: '19:00',
    party: [4, 0],
    details: { outcome: 'coming', allergies: ['AG0009'], note: 'Two of us are vegetarian.' },
  },
  { booker: 'ideun', visitor: '최준서', time: '19:00', party: [2, 0] },
  { booker: 'yui', visitor: '中村結衣', time: '19:00', party: [2, 0] },
  { booker: 'minjae', visitor: '송하준', time: '19:00', party: [4, 0], product: duckCode },
  { booker: 'eunji', visitor: '배지안', time: '19:00', party: [3, 0] },
  { booker: 'gaeun', visitor: '조은우', time: '19:00', party: [6, 0], product: roomCode },
  {
    booker: 'oliver',
    visitor: 'James Whitfield',
    time: '19:00',
    party: [2, 0],
    details: { outcome: 'confirmed', note: 'A table by the window, if there is one.' },
  },
  {
    booker: 'nari',
    visitor: '노하린',
    time: '19:30',
    party: [2, 0],
    details: { outcome: 'coming', allergies: ['AG0003'] },
  },
  { booker: 'wei', visitor: '张晓雯', time: '19:30', party: [4, 0] },
  { booker: 'jiho', visitor: '유시우', time: '19:30', party: [3, 0] },
  { booker: 'yui', visitor: '佐藤さくら', time: '19:30', party: [2, 0] },
];

export const eveningReservations: readonly DemoReservation[] = bookings.map(
  ({ booker, visitor, time, party, product = dinnerCode, details = { outcome: 'coming' } }, index) => ({
    id: `e${String(index + 1).padStart(2, '0')}`,
    personId: booker,
    prodCode: product,
    day: 0,
    time,
    party,
    visitor: [visitor, `0100000${3000 + index}`],
    daysAhead: 12,
    ...details,
  }),
);
