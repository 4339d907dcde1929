import { beforeAll, expect, it } from 'vitest';
import { formatCancelRefusal } from './format-cancel-refusal';
import { createTranslations } from './i18n';

const translations = createTranslations('en');
beforeAll(() => translations.load(['cancellation']));

it('a known refusal code is shown as its translation', () => {
  expect(formatCancelRefusal(translations, 'ALREADY_CANCELLED')).toBe('This reservation has already been cancelled.');
});

it.each(['The venue closes today; please call us.', 'SYSTEM_CHECK', '', 'constructor'])(
  'any other errMsg is shown unchanged: %j',
  (errMsg) => {
    expect(formatCancelRefusal(translations, errMsg)).toBe(errMsg);
  },
);
