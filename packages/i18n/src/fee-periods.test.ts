import { expect, it } from 'vitest';
import { formatFeePeriods } from './fee-periods';
import { fillVariables } from './fill';
import type { Language } from './formats';
import { packs } from './site/all';

const free = { feePercent: 0, until: 'A' };
const ten = { feePercent: 10, until: 'B' };
const twenty = { feePercent: 20, until: 'C' };

it.each<[Language, Parameters<typeof formatFeePeriods>[0], string]>([
  ['ko', [free, ten, twenty], 'A까지 무료 · B까지 수수료 10% · 이후 수수료 20%'],
  ['en', [free, ten, twenty], 'Free until A · 10% fee until B · 20% fee after that'],
  ['cn', [free, ten, twenty], 'A前免费取消 · B前取消，收取10% · 此后取消，收取20%'],
  ['ja', [free, ten, twenty], 'Aまで無料 · Bまで10% · 以降20%'],
  ['ko', [ten, twenty], 'B까지 수수료 10% · 이후 수수료 20%'],
  ['en', [ten, twenty], '10% fee until B · 20% fee after that'],
  ['cn', [ten, twenty], 'B前取消，收取10% · 此后取消，收取20%'],
  ['ja', [ten, twenty], 'Bまで10% · 以降20%'],
  ['ko', [twenty], '결제 금액의 20%'],
  ['en', [twenty], '20% of the amount paid'],
  ['cn', [twenty], '收取支付金额的20%'],
  ['ja', [twenty], 'お支払い金額の20%'],
  ['ko', [free], '방문 시각 전까지 무료'],
  ['en', [free], 'Free until your visit begins'],
  ['cn', [free], '到店时间前均可免费取消'],
  ['ja', [free], 'ご来店時刻まで無料'],
  ['en', [], ''],
])('the cancellation fees are formatted in %s', (language, periods, text) => {
  const { cancelling } = packs[language].product;
  const phrases = formatFeePeriods(periods, (phrase, values) => fillVariables(cancelling[phrase], { ...values }));
  expect(phrases.join(' · ')).toBe(text);
});
