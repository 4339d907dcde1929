import { languages } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { z } from 'zod';

const maxTextLength = 30_000;
const variantSchema = z.string().max(maxTextLength);
const variantsSchema = z.strictObject({
  default: variantSchema.optional(),
  ko: variantSchema.optional(),
  en: variantSchema.optional(),
  cn: variantSchema.optional(),
  ja: variantSchema.optional(),
});

/**
 * A text in a file of the catalogue: its languages, or one string that is the same in every language. The default,
 * which guests of other languages see, is the Korean text unless `default` states another one.
 */
export const textFileSchema = z
  .preprocess((value) => (typeof value === 'string' ? { default: value } : value), variantsSchema)
  .transform(
    ({ default: defaultText, ...variants }): LocalizedText => ({
      default: defaultText ?? variants.ko ?? '',
      ...variants,
    }),
  );

/** Formats a text so that `textFileSchema` can parse it. */
export function encodeTextFile(text: LocalizedText): string | Readonly<Record<string, string>> {
  const variants = languages.flatMap((language) => {
    const variant = text[language];
    return variant === undefined || variant === '' ? [] : [[language, variant] as const];
  });
  if (variants.length === 0) return text.default;
  const hasOtherDefault = text.default !== (text.ko ?? '');
  return Object.fromEntries(hasOtherDefault ? [['default', text.default] as const, ...variants] : variants);
}
