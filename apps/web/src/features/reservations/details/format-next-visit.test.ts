// @vitest-environment jsdom
import { languages } from '@dining/domain/shared/language';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '../../../../test/test-site';
import { formatNextVisit } from './format-next-visit';

const expectedTexts = {
  ko: [
    '오늘 금요일 19:00',
    '내일 토요일 19:00',
    '모레 일요일 19:00',
    '11월\u00a030일(월) 19:00',
    '2027년\u00a01월\u00a01일(금) 19:00',
  ],
  en: [
    'Today, Friday 19:00',
    'Tomorrow, Saturday 19:00',
    'The day after tomorrow, Sunday 19:00',
    'Mon 30 Nov, 19:00',
    'Fri 1 Jan 2027, 19:00',
  ],
  cn: ['今天 星期五 19:00', '明天 星期六 19:00', '后天 星期日 19:00', '11月30日 周一 19:00', '2027年1月1日 周五 19:00'],
  ja: ['本日 金曜日 19:00', '明日 土曜日 19:00', '明後日 日曜日 19:00', '11月30日(月) 19:00', '2027年1月1日(金) 19:00'],
};

describe.each(languages)('the text of the next visit in %s', (language) => {
  it('names near days in words, and later ones by their date', async () => {
    const { translations } = await createTestSite(language, ['mypage']);
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2027-01-01'];
    expect(days.map((day) => formatNextVisit(translations, { resvDate: `${day} 19:00` }, '2026-11-27'))).toEqual(
      expectedTexts[language],
    );
  });
});
