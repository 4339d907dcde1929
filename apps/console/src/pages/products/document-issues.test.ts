import { createContent } from '@dining/domain/catalogue/convert-contents';
import { toNameValues } from '@dining/domain/catalogue/issue-values';
import { createLocalizedText } from '@dining/domain/shared/localized-text';
import { expect, it } from 'vitest';
import { toTypedContent } from '../../entities/catalogue/typed-content';
import { createTranslations } from '../../lib/i18n';
import { formatIssueWithLocation } from './document-issues';

it.each([
  ['ko', '점심'],
  ['en', 'Lunch'],
  ['cn', '午餐'],
  ['ja', 'ランチ'],
] as const)('a category with products is named in the language %s', async (language, name) => {
  const translations = createTranslations(language);
  await translations.load(['catalogue']);
  const values = toNameValues(createLocalizedText('점심', 'Lunch', '午餐', 'ランチ'));
  const issue = { path: 'categories', message: 'category_in_use', values };
  expect(formatIssueWithLocation(translations, 'venue', toTypedContent(createContent('venue')), issue)).toContain(name);
});

it.each([
  ['ko', '시작 시각'],
  ['en', 'Please enter at least one start time.'],
  ['cn', '开始时间'],
  ['ja', '開始時刻'],
] as const)('the missing start times of a restaurant are reported in the language %s', async (language, text) => {
  const translations = createTranslations(language);
  await translations.load(['catalogue']);
  const issue = { path: 'active', message: 'venue_without_hours' };
  expect(formatIssueWithLocation(translations, 'venue', toTypedContent(createContent('venue')), issue)).toContain(text);
});
