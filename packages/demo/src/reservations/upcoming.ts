import type { DemoReservation } from './demo-reservation';

const buyers = ['minjae', 'eunji', 'dohyun', 'gaeun', 'ideun', 'jiho'] as const;

/** Sells out a day's twelve strawberry cakes to six buyers. */
const soldOutCakes: readonly DemoReservation[] = buyers.map((who, index) => ({
  id: `s${index + 1}`,
  who,
  prodCode: 'P10602',
  day: 5,
  ...(index === 0 ? {} : { sameDayAs: 's1' }),
  quantity: 2,
  outcome: 'coming',
  ahead: 10,
}));

/** Fills the counter of Oboro on one evening to two of twelve seats, at the first and the last start time. */
const nearlyFullEvening: readonly DemoReservation[] = (
  [
    ['yuna', 4, '18:00'],
    ['taeho', 3, '18:00'],
    ['emma', 3, '18:00'],
    ['kenta', 4, '20:00'],
    ['wei', 3, '20:00'],
    ['priya', 3, '20:00'],
  ] as const
).map(([who, adults, time], index) => ({
  id: `f${index + 1}`,
  who,
  prodCode: 'P10402',
  day: 10,
  time,
  party: [adults, 0],
  ...(index === 0 ? {} : { sameDayAs: 'f1' }),
  outcome: index === 0 ? 'confirmed' : 'coming',
  ahead: 20,
}));

/** Future reservations, some of them cancelled. */
export const upcomingReservations: readonly DemoReservation[] = [
  ...soldOutCakes,
  ...nearlyFullEvening,
  {
    id: 'c01',
    who: 'haneul',
    prodCode: 'P10203',
    day: 7,
    party: [2, 0],
    outcome: 'coming',
    note: '조용한 자리를 부탁드립니다.',
    allergies: ['AG0003', 'AG0005'],
    other: '키위',
    answer: '부모님을 모시고 갑니다.',
  },
  {
    id: 'c02',
    who: 'haneul',
    prodCode: 'P10104',
    day: 24,
    party: [2, 1],
    menus: [
      [10105, 2],
      [10106, 1],
    ],
    outcome: 'coming',
    account: true,
    answer: '유아 의자 하나 부탁드립니다.',
  },
  { id: 'c03', who: 'haneul', prodCode: 'P20202', day: 2, party: [2, 0], outcome: 'confirmed', ahead: 15 },
  { id: 'c04', who: 'haneul', prodCode: 'P10503', day: 12, party: [2, 0], outcome: 'coming', answer: '위스키를 좋아합니다.' },
  { id: 'c05', who: 'haneul', prodCode: 'P10601', day: 9, quantity: 1, outcome: 'coming', ahead: 11 },
  { id: 'c06', who: 'haneul', prodCode: 'P20104', day: 15, party: [4, 0], outcome: 'cancelled', cancelledHours: 216, ahead: 18 },
  { id: 'c07', who: 'mina', prodCode: 'P20304', day: 6, party: [4, 0], outcome: 'coming', answer: '상견례 자리입니다.' },
  {
    id: 'c08',
    who: 'mina',
    prodCode: 'P20104',
    day: 19,
    party: [2, 1],
    menus: [
      [20104, 2],
      [20105, 1],
    ],
    outcome: 'coming',
  },
  { id: 'c09', who: 'junseo', prodCode: 'P10403', day: 11, party: [2, 0], outcome: 'coming', ahead: 14 },
  {
    id: 'c10',
    who: 'james',
    prodCode: 'P10403',
    day: 11,
    sameDayAs: 'c09',
    party: [2, 0],
    outcome: 'confirmed',
    ahead: 16,
    allergies: ['AG0002'],
  },
  {
    id: 'c11',
    who: 'james',
    prodCode: 'P10301',
    day: 14,
    party: [2, 2],
    menus: [
      [10301, 2],
      [10306, 2],
    ],
    outcome: 'coming',
    visitor: ['Helen Carter', '01000003001'],
  },
  { id: 'c12', who: 'xiaowen', prodCode: 'P10305', day: 8, party: [6, 0], outcome: 'coming', account: true },
  { id: 'c13', who: 'xiaowen', prodCode: 'P20401', day: 21, party: [2, 0], outcome: 'coming' },
  { id: 'c14', who: 'sakura', prodCode: 'P10202', day: 4, party: [2, 0], outcome: 'coming', allergies: ['AG0004'] },
  { id: 'c15', who: 'sakura', prodCode: 'P30302', day: 16, party: [2, 0], outcome: 'coming', answer: '窓側をお願いします。' },
  { id: 'c16', who: 'sora', prodCode: 'P20205', day: 10, party: [2, 0], outcome: 'coming' },
  { id: 'c17', who: 'bora', prodCode: 'P30203', day: 5, party: [5, 0], outcome: 'coming' },
  { id: 'c18', who: 'nari', prodCode: 'P30401', day: 3, party: [2, 0], outcome: 'confirmed', ahead: 8 },
  { id: 'c19', who: 'oliver', prodCode: 'P20203', day: 13, party: [6, 0], menus: [[20204, 2]], outcome: 'coming' },
  { id: 'c20', who: 'meilin', prodCode: 'P30103', day: 18, party: [4, 0], outcome: 'coming' },
  { id: 'c21', who: 'yui', prodCode: 'P10501', day: 6, party: [2, 0], outcome: 'coming' },
  { id: 'c22', who: 'taeho', prodCode: 'P10205', day: 17, party: [8, 0], outcome: 'coming', account: true, answer: '한정식' },
  { id: 'c23', who: 'yuna', prodCode: 'P20301', day: 1, party: [2, 0], outcome: 'coming', ahead: 6 },
  { id: 'c24', who: 'emma', prodCode: 'P30303', day: 6, party: [2, 0], outcome: 'coming' },
  { id: 'c25', who: 'kenta', prodCode: 'P30202', day: 30, party: [4, 0], outcome: 'coming' },
  { id: 'c26', who: 'priya', prodCode: 'P10101', day: 45, party: [2, 0], outcome: 'coming', ahead: 50 },
  {
    id: 'c27',
    who: 'minjae',
    prodCode: 'P10105',
    day: 33,
    party: [2, 1],
    menus: [
      [10105, 2],
      [10106, 1],
    ],
    outcome: 'coming',
    ahead: 40,
  },
  { id: 'c28', who: 'gaeun', prodCode: 'P20501', day: 2, quantity: 6, outcome: 'coming', ahead: 4 },
  { id: 'c29', who: 'jiho', prodCode: 'P30404', day: 4, quantity: 3, outcome: 'coming', ahead: 7 },
];
