import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslations } from './i18n';

const english = createTranslations('en');
beforeAll(() => english.load(['common', 'problemDetails']));

describe('the translations of the interface', () => {
  it('are found by their keys', () => {
    expect(english.t('common.buttons.next')).toBe('Next');
  });

  it.each([
    [1, '1 adult'],
    [2, '2 adults'],
    [0, '0 adults'],
  ])('take the plural form for %i', (count, text) => {
    expect(english.t('common.units.adults', { count })).toBe(text);
  });

  it('are used for a problem only if all their values are known', () => {
    expect(english.findText('problemDetails.sold_out', {})).toBeNull();
    expect(english.findText('problemDetails.sold_out', { remaining: 3 })).toContain('3');
    expect(english.findText('problemDetails.not_found', {})).toBeNull();
  });

  it('are not mixed if two languages load at the same time', async () => {
    const korean = createTranslations('ko');
    const japanese = createTranslations('ja');
    await Promise.all([korean.load(['common']), japanese.load(['common', 'problemDetails'])]);
    expect([korean, japanese, english].map(({ t }) => t('common.buttons.next'))).toEqual(['다음', '次へ', 'Next']);
    expect([korean, japanese, english].map(({ wireLanguage, locale }) => [wireLanguage, locale])).toEqual([
      ['Ko', 'ko-KR'],
      ['Ja', 'ja-JP'],
      ['En', 'en-US'],
    ]);
    expect(korean.findText('problemDetails.sold_out', { remaining: 3 })).toBeNull();
    expect(japanese.findText('problemDetails.sold_out', { remaining: 3 })).toContain('3');
  });
});
