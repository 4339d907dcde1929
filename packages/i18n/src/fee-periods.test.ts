import { expect, it } from 'vitest';
import { formatFeePeriods } from './fee-periods';
import { fillVariables } from './fill';
import type { Language } from './formats';
import { packs } from './site/all';

const freePeriod = { feePercent: 0, until: 'A' };
const tenPercentPeriod = { feePercent: 10, until: 'B' };
const twentyPercentPeriod = { feePercent: 20, until: 'C' };

it.each<[Language, Parameters<typeof formatFeePeriods>[0], string]>([
  ['ko', [freePeriod, tenPercentPeriod, twentyPercentPeriod], 'A까지 무료 · B까지 수수료 10% · 이후 수수료 20%'],
  ['en', [freePeriod, tenPercentPeriod, twentyPercentPeriod], 'Free until A · 10% fee until B · 20% fee after that'],
  ['cn', [freePeriod, tenPercentPeriod, twentyPercentPeriod], 'A前免费取消 · B前取消，收取10% · 此后取消，收取20%'],
  ['ja', [freePeriod, tenPercentPeriod, twentyPercentPeriod], 'Aまで無料 · Bまで10% · 以降20%'],
  ['ko', [tenPercentPeriod, twentyPercentPeriod], 'B까지 수수료 10% · 이후 수수료 20%'],
  ['en', [tenPercentPeriod, twentyPercentPeriod], '10% fee until B · 20% fee after that'],
  ['cn', [tenPercentPeriod, twentyPercentPeriod], 'B前取消，收取10% · 此后取消，收取20%'],
  ['ja', [tenPercentPeriod, twentyPercentPeriod], 'Bまで10% · 以降20%'],
  ['ko', [twentyPercentPeriod], '결제 금액의 20%'],
  ['en', [twentyPercentPeriod], '20% of the amount paid'],
  ['cn', [twentyPercentPeriod], '收取支付金额的20%'],
  ['ja', [twentyPercentPeriod], 'お支払い金額の20%'],
  ['ko', [freePeriod], '방문 시각 전까지 무료'],
  ['en', [freePeriod], 'Free until your visit begins'],
  ['cn', [freePeriod], '到店时间前均可免费取消'],
  ['ja', [freePeriod], 'ご来店時刻まで無料'],
  ['en', [], ''],
])('in %s, the fee periods %j are formatted as “%s”', (language, periods, text) => {
  const { cancelling } = packs[language].product;
  const phrases = formatFeePeriods(periods, (phrase, values) => fillVariables(cancelling[phrase], { ...values }));
  expect(phrases.join(' · ')).toBe(text);
});
