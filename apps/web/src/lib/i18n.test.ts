import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, t, textIfWhole } from './i18n';

// A document stands in for the browser's: only its language is set.
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTexts('en', ['common', 'problemDetails']);
});

describe('texts of the interface', () => {
  it('are found by their key', () => {
    expect(t('common.buttons.next')).toBe('Next');
  });

  it.each([
    [1, '1 adult'],
    [2, '2 adults'],
    [0, '0 adults'],
  ])('use the plural form of %i', (count, text) => {
    expect(t('common.units.adults', { count })).toBe(text);
  });

  it('describe a problem in detail only when every value in them is known', () => {
    expect(textIfWhole('problemDetails.sold_out', {})).toBeNull();
    expect(textIfWhole('problemDetails.sold_out', { remaining: 3 })).toContain('3');
    expect(textIfWhole('problemDetails.not_found', {})).toBeNull();
  });
});
