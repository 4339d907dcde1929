import type { FailedField } from '@dining/contract/failure';
import { checkContent } from '@dining/domain/catalogue/check-contents';
import { priceRange } from '@dining/domain/catalogue/check-product';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { languages } from '@dining/domain/shared/language';
import { getValueAt, parseTypedContent, type TypedContent } from '../../entities/catalogue/typed-content';
import { formatIssue } from '../../flows/catalogue/format-issue';
import type { Translations } from '../../lib/i18n';

/**
 * Returns the path of the field at which an issue is shown: that of the first missing language for a text, and the
 * whole field for one of the start times.
 */
export function locateIssue(values: unknown, path: string): string {
  const fieldPath = path.replace(/^fields\./, '').replace(/^saleTimes\.\d+$/, 'saleTimes');
  const value = getValueAt(values, fieldPath);
  if (typeof value !== 'object' || value === null || !languages.every((language) => language in value))
    return fieldPath;
  const missing = languages.find((language) => String(getValueAt(value, language)).trim() === '');
  return `${fieldPath}.${missing ?? 'ko'}`;
}

/**
 * Formats why the field at a path breaks a rule. What the server does not send with the rule is added here: the limits
 * are those of the domain, other values are those of the field.
 */
export function formatIssueWithLocation<Kind extends VersionedKind>(
  translations: Translations,
  kind: Kind,
  values: TypedContent<ContentByKind[Kind]>,
  { path, message, values: issueValues }: FailedField,
): string {
  if (message === 'number') return translations.t('documents.issues.number');
  const value = getValueAt(values, path);
  const text = typeof value === 'string' || typeof value === 'number' ? value : '';
  const language = languages.find((each) => path.endsWith(`.${each}`)) ?? 'ko';
  const limits =
    message === 'price_out_of_range'
      ? priceRange
      : checkContent(kind, parseTypedContent<ContentByKind[Kind]>(values)).find((issue) => issue.path === path)?.values;
  return formatIssue(translations, {
    code: message,
    values: { code: text, time: text, language, ...limits, ...issueValues },
  });
}
