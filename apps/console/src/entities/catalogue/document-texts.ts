import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { formatList, formatWon } from '../../lib/format';
import type { Translations } from '../../lib/i18n';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextFields = (value: unknown): value is Readonly<Record<'ko' | 'en' | 'cn' | 'ja', string>> =>
  isObject(value) && languages.every((language) => typeof value[language] === 'string');

/**
 * Returns the label of a field of a document. For a field of a part, such as `options.2.price`, returns only the label
 * of that field (price). Returns an unknown field, for example of a newer server, unchanged.
 */
export function getFieldLabel({ findText }: Translations, kind: VersionedKind, path: string): string {
  const parts = path.split('.');
  const name = parts.at(-1) ?? path;
  return findText(parts.length > 1 ? `documents.parts.${name}` : `documents.fields.${kind}.${name}`, {}) ?? name;
}

/** Formats the path of a field, such as `options.2.price`, in words: `Menus 3 · Price`. */
export function formatFieldPath(translations: Translations, kind: VersionedKind, path: string): string {
  const [field = '', ...parts] = path.split('.');
  return parts.reduce(
    (text, part) => {
      const language = languages.find((each) => each === part);
      if (language !== undefined) return `${text} (${languageNames[language].native})`;
      if (/^\d+$/.test(part)) return `${text} ${Number(part) + 1}`;
      return `${text} · ${translations.findText(`documents.parts.${part}`, {}) ?? part}`;
    },
    getFieldLabel(translations, kind, field),
  );
}

const moneyFields = ['price', 'depositUpTo2', 'depositUpTo4', 'depositUpTo10', 'depositFrom11'];
const flagFields = ['weekDayFlags', 'pickupWeekFlags'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const listWeekdayNames = ({ t }: Translations): readonly string[] =>
  weekdays.map((day) => t(`documents.weekdays.${day}`));

/** Returns the name of the file in the path of a picture. */
export const getPictureName = (path: string): string => /([^/?#]+?)(?:-\d+)?\.\w+(?:[?#].*)?$/.exec(path)?.[1] ?? path;

function formatText(translations: Translations, field: string, text: string): string {
  const { findText } = translations;
  if (text === '') return '–';
  if (flagFields.includes(field))
    return formatList(
      translations,
      listWeekdayNames(translations).filter((_, index) => text[index] === '1'),
    );
  if (/^\/\S+\.(?:webp|avif|jpe?g|png)/.test(text)) return getPictureName(text);
  return (
    findText(`documents.values.${field}.${text}`, {}) ??
    findText(`product.marks.allergens.${text}`, {}) ??
    findText(`product.marks.diets.${text}`, {}) ??
    text
  );
}

/** Formats a value of a document for people; `field` is its name, such as `price`. */
export function formatFieldValue(translations: Translations, field: string, value: unknown): string {
  const { t, language } = translations;
  if (field === 'allergens' && value === null) return t('documents.values.notStated');
  if (field === 'allergens' && Array.isArray(value) && value.length === 0)
    return translations.findText('product.marks.none', {}) ?? '–';
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'documents.values.yes' : 'documents.values.no');
  if (typeof value === 'number')
    return moneyFields.includes(field) ? formatWon(translations, value) : value.toLocaleString('en-US');
  if (typeof value === 'string') return formatText(translations, field, value);
  if (isTextFields(value)) return getLocalizedText({ default: '', ...value }, language) || '–';
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => formatFieldValue(translations, field, item));
    return formatList(translations, items) || '–';
  }
  if (!isObject(value)) return '–';
  const texts = Object.entries(value).map(([name, part]) => formatFieldValue(translations, name, part));
  return texts.filter((text) => text !== '–').join(' · ') || '–';
}

/** Returns a difference of two contents in words, with its path as label. */
export const formatDifference = (
  translations: Translations,
  kind: VersionedKind,
  { path, before, after }: { readonly path: string; readonly before?: unknown; readonly after?: unknown },
) => {
  const field = path.split('.').findLast((part) => !/^\d+$|^(?:ko|en|cn|ja)$/.test(part)) ?? path;
  return {
    label: formatFieldPath(translations, kind, path),
    before: formatFieldValue(translations, field, before),
    after: formatFieldValue(translations, field, after),
  };
};
