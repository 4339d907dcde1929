import { type Language, languages } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import { toTextFields } from './fields';
import { type CatalogueText, formatTextKey } from './list-texts';
import { getSourceLanguage, getSourceText } from './translation-states';

/** A variant of a text about which something is stored. */
export interface TranslatedVariant {
  readonly text: CatalogueText;
  readonly language: Language;
}

export interface TranslationChanges {
  /** Variants that were rewritten, added or removed: what is stored about them is no longer true. */
  readonly rewritten: readonly TranslatedVariant[];
  /** Variants that stayed while their source changed, with the source that they were translated from. */
  readonly outdated: readonly (TranslatedVariant & { readonly formerSource: string })[];
}

const isSameText = (a: LocalizedText, b: LocalizedText): boolean =>
  a.default === b.default && languages.every((language) => (a[language] ?? '') === (b[language] ?? ''));

function compareText(before: CatalogueText, after: CatalogueText): TranslationChanges {
  const [variantsBefore, variantsAfter] = [toTextFields(before.text), toTextFields(after.text)];
  const sourceLanguage = getSourceLanguage(after.text);
  const formerSource = getSourceText(before.text);
  const hasNewSource = getSourceLanguage(before.text) === sourceLanguage && formerSource !== getSourceText(after.text);
  const variants = languages.map((language) => ({ text: after, language }));
  return {
    rewritten: variants.filter(({ language }) => variantsBefore[language] !== variantsAfter[language]),
    outdated: variants
      .filter(
        ({ language }) =>
          hasNewSource && variantsBefore[language] === variantsAfter[language] && variantsAfter[language] !== '',
      )
      .map((variant) => ({ ...variant, formerSource })),
  };
}

/** Compares the texts before and after a change of the catalogue, to find translations that it makes outdated. */
export function listTranslationChanges(
  before: readonly CatalogueText[],
  after: readonly CatalogueText[],
): TranslationChanges {
  const beforeByKey = new Map(before.map((text) => [formatTextKey(text), text]));
  const afterKeys = new Set(after.map(formatTextKey));
  const removed = before.filter((text) => !afterKeys.has(formatTextKey(text)));
  const added = after.filter((text) => !beforeByKey.has(formatTextKey(text)));
  const changes = after.flatMap((text) => {
    const stored = beforeByKey.get(formatTextKey(text));
    return stored === undefined || isSameText(stored.text, text.text) ? [] : [compareText(stored, text)];
  });
  const rewrittenTexts = [...removed, ...added].flatMap((text) => languages.map((language) => ({ text, language })));
  return {
    rewritten: [...rewrittenTexts, ...changes.flatMap(({ rewritten }) => rewritten)],
    outdated: changes.flatMap(({ outdated }) => outdated),
  };
}
