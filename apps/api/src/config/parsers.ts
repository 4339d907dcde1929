import { type Language, languages } from '@dining/domain/shared/language';
import { z } from 'zod';

export const textSchema = z.string().min(1);
export const flagSchema = z.stringbool();
export const createWholeNumberSchema = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const secondsSchema = createWholeNumberSchema(1, 86_400);
export const toMs = (seconds: number): number => seconds * 1000;
export const portSchema = createWholeNumberSchema(0, 65_535);

export const httpUrlSchema = z.url({ protocol: /^https?$/ });
export const baseUrlSchema = httpUrlSchema.transform((url) => url.replace(/\/$/, ''));
export const postgresUrlSchema = z.url({ protocol: /^postgres(ql)?$/ });

export const createListSchema = <Value>(itemSchema: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((list) => (list === '' ? [] : list.split(',').map((entry) => entry.trim())))
    .pipe(z.array(itemSchema));

const isLanguage = (code: string): code is Language => languages.some((language) => language === code);

type ValueByLanguage = Readonly<Partial<Record<Language, string>>>;

/** `ko=KA01…,en=KA02…`: a value per language; a value without a language is the Korean one. */
export const valueByLanguageSchema = z.string().transform((list, context): ValueByLanguage => {
  const values: Partial<Record<Language, string>> = {};
  for (const entry of list.split(',')) {
    const [, language = 'ko', value] = /^(?:(\w+)=)?([\w-]+)$/.exec(entry.trim()) ?? [];
    if (value === undefined || !isLanguage(language) || values[language] !== undefined)
      context.addIssue({ code: 'custom', message: `a template, or several as ${languages.join('=…,')}=…` });
    else values[language] = value;
  }
  return values;
});
