import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, t, textIfWhole } from './i18n';

// A document stands in for the browser's: only its language is set.
beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTexts('en', ['common', 'problemDetails']);
});

describe('texts of the interface', () => {
  it('come by key', () => {
    expect(t('common.buttons.next')).toBe('Next');
  });

  it.each([
    [1, '1 adult'],
    [2, '2 adults'],
    [0, '0 adults'],
  ])('take the form that %i asks for', (count, text) => {
    expect(t('common.units.adults', { count })).toBe(text);
  });

  it('of a problem are used only when every fact in them is known', () => {
    expect(textIfWhole('problemDetails.sold_out', {})).toBeNull();
    expect(textIfWhole('problemDetails.sold_out', { remaining: 3 })).toContain('3');
    expect(textIfWhole('problemDetails.not_found', {})).toBeNull();
  });
});
