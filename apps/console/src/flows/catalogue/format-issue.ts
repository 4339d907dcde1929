import type { FieldIssue } from '@dining/domain/catalogue/check-fields';
import { chooseName } from '@dining/domain/catalogue/issue-values';
import { languageNames, languages } from '@dining/domain/shared/language';
import type { Translations } from '../../lib/i18n';

const formatValues = (values: NonNullable<FieldIssue['values']>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const language = name === 'language' ? languages.find((each) => each === value) : undefined;
      const text = typeof value === 'number' && value >= 10_000 ? value.toLocaleString('en-US') : value;
      return [name, language === undefined ? text : languageNames[language].native];
    }),
  );

/**
 * Formats why a field cannot be saved. An unknown code, for example of a newer server, gets a general message.
 */
export function formatIssue(
  { findText, t, language }: Translations,
  { code, values = {} }: Pick<FieldIssue, 'values'> & { readonly code: string },
): string {
  const texts = formatValues(chooseName(values, language));
  return (
    findText(`setup.issues.${code}`, texts) ??
    findText(`catalogue.issues.${code}`, texts) ??
    t('problems.catalogue_refused')
  );
}
