import { expect, it } from 'vitest';
import { type ProdCode, toCode } from '../shared/codes';
import { type ContentByForm, type FormKind, omitPastDays } from './form-contents';

const today = '2026-12-01';
const prodCode = toCode<ProdCode>('P10101');
const price = { prodCode, menuIndex: 1, price: 90_000 };
const usual = { ...price, fromDay: null, toDay: null };
const past = { fromDay: '2026-11-01', toDay: '2026-11-30' };
const endingToday = { fromDay: '2026-11-01', toDay: '2026-12-01' };
const yesterday = { date: '2026-11-30', rows: [] };
const todaysPlan = { date: today, rows: [] };

type Case = {
  readonly [Kind in FormKind]: readonly [kind: Kind, content: ContentByForm[Kind], rest: ContentByForm[Kind]];
}[FormKind];

it.each<readonly [what: string, change: Case]>([
  [
    'the usual prices, and those of days that are not over',
    [
      'prices',
      { rows: [usual, { ...price, ...past }, { ...price, ...endingToday }] },
      { rows: [usual, { ...price, ...endingToday }] },
    ],
  ],
  [
    'the limits of days that are not over',
    [
      'limits',
      {
        rows: [
          { prodCode, ...past, limit: 5 },
          { prodCode, ...endingToday, limit: 5 },
        ],
      },
      { rows: [{ prodCode, ...endingToday, limit: 5 }] },
    ],
  ],
  ['the plans of days from today', ['dayPlans', { dayPlans: [yesterday, todaysPlan] }, { dayPlans: [todaysPlan] }]],
  [
    'everything of a form without days',
    ['turnTimes', { tableTurnMinutes: 90, roomTurnMinutes: null }, { tableTurnMinutes: 90, roomTurnMinutes: null }],
  ],
])('leaves %s', (_what, [kind, content, rest]) => expect(omitPastDays(kind, content as never, today)).toEqual(rest));
