import { type LocalizedText, createLocalizedText as t } from '@dining/domain/shared/localized-text';

const translations: readonly LocalizedText[] = [
  t('1월 1일', 'New Year’s Day', '元旦', '元日'),
  t('설날 전날', 'Eve of Seollal', '春节前一天', '旧正月前日'),
  t('설날', 'Seollal (Lunar New Year)', '春节', '旧正月'),
  t('설날 다음 날', 'Day after Seollal', '春节次日', '旧正月翌日'),
  t('3ㆍ1절', 'Independence Movement Day', '三一节', '三一節'),
  t('노동절', 'Labour Day', '劳动节', '労働節'),
  t('어린이날', 'Children’s Day', '儿童节', 'こどもの日'),
  t('부처님 오신 날', 'Buddha’s Birthday', '佛诞节', '釈迦誕生日'),
  t('현충일', 'Memorial Day', '显忠日', '顕忠日'),
  t('제헌절', 'Constitution Day', '制宪节', '制憲節'),
  t('광복절', 'Liberation Day', '光复节', '光復節'),
  t('추석 전날', 'Eve of Chuseok', '中秋节前一天', '秋夕前日'),
  t('추석', 'Chuseok', '中秋节', '秋夕'),
  t('추석 다음 날', 'Day after Chuseok', '中秋节次日', '秋夕翌日'),
  t('개천절', 'National Foundation Day', '开天节', '開天節'),
  t('한글날', 'Hangeul Day', '韩文日', 'ハングルの日'),
  t('기독탄신일', 'Christmas Day', '圣诞节', 'クリスマス'),
  t('전국동시지방선거', 'Local elections', '全国地方选举日', '統一地方選挙'),
  t('대통령선거', 'Presidential election', '总统选举日', '大統領選挙'),
  t('국회의원선거', 'Parliamentary election', '国会议员选举日', '国会議員選挙'),
  t('임시공휴일', 'Temporary holiday', '临时公休日', '臨時公休日'),
];

/** Names that guests use instead of the gazette's: `1월 1일` is only a date, and `기독탄신일` is a formal term. */
const commonNames: Readonly<Record<string, string>> = { '1월 1일': '신정', 기독탄신일: '성탄절' };

/** Removes an explanation in parentheses: `Seollal (Lunar New Year)` becomes `Seollal`. */
const removeParentheses = (name = ''): string => name.replace(/ \(.*\)$/, '');

export function translateHolidayName(korean: string): LocalizedText {
  const findTranslation = (name: string) => translations.find((text) => text.ko === name);
  const [, kind, holidayName] = /^(대체|임시)공휴일\((.+)\)$/.exec(korean) ?? [];
  const base = findTranslation(holidayName ?? korean);
  if (base === undefined || holidayName === undefined) {
    const ko = commonNames[korean] ?? korean;
    return { ...base, default: ko, ko };
  }
  if (kind === '임시')
    return t(
      korean,
      `Temporary holiday for ${removeParentheses(base.en)}`,
      `${base.cn}临时公休日`,
      `${base.ja}の臨時公休日`,
    );
  return t(korean, `Substitute holiday for ${removeParentheses(base.en)}`, `${base.cn}补假`, `${base.ja}の振替休日`);
}
