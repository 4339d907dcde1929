import { type AnyCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { type WireLanguage, wireLanguages } from '@dining/domain/shared/language';
import { isValidDate, timePattern } from '@dining/domain/shared/seoul-time';
import { countCharacters, normalizeReservationNumber, normalizeText } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import { defineComponent } from './component';

/** Basic schemas of requests and responses. */

export const ynSchema = z.enum(['Y', 'N']);
export type Yn = z.infer<typeof ynSchema>;

/** A code in a request: validated and typed. */
export const defineCode = <C extends AnyCode>() =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .transform((text): C => toCode<C>(text));

/** A code in a response: typed, not validated. */
export const defineCodeOutput = <C extends AnyCode>() => z.string() as unknown as z.ZodType<C, C>;

export const seoulDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isValidDate, { message: 'no such day' })
  .describe('An existing day in Seoul, `YYYY-MM-DD`');
/** A day of visit; accepts a date with time. */
export const visitDaySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isValidDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`; a time after it is ignored');
export const seoulTimeSchema = z.string().regex(timePattern).describe('A time of day in Seoul, `HH:mm`');

// The domain limits the sum of an order (`orderAmountLimit`).
export const wonSchema = z.number().int().min(0).describe('Whole won');
export const countSchema = z.number().int().min(0).max(999);

/** Error of a field whose text is too long. The problem's detail contains the limit as `max`. */
export const tooLong = 'too_long';

const identity = (text: string): string => text;

/**
 * Defines a text that is normalised after `prepare`. Rejects characters of `forbidden` and texts longer than `max`,
 * instead of cutting them.
 */
const defineTypedText = (max: number, forbidden: RegExp, prepare = identity) =>
  z
    .string()
    .overwrite(prepare)
    .refine((text) => !forbidden.test(text), { message: 'control characters', abort: true })
    .overwrite(normalizeText)
    .refine((text) => countCharacters(text) <= max, { message: tooLong, params: { max } })
    .meta({ maxLength: max });

/**
 * Defines a line of text of at most `max` characters. Rejects control characters and lone surrogates, and normalises
 * the text (`normalizeText`).
 */
export const defineLine = (max: number) => defineTypedText(max, /[\p{Cc}\p{Cs}]/u);
/** Same as `defineLine`, but turns line breaks and tabs, which imported texts may contain, into spaces. */
export const defineJoinedLine = (max: number) =>
  defineTypedText(max, /[\p{Cc}\p{Cs}]/u, (text) => text.replace(/[\n\r\t]+/g, ' '));
/** Same as `defineLine`, but accepts line breaks and tabs. */
export const defineParagraph = (max: number) => defineTypedText(max, /(?![\n\r\t])[\p{Cc}\p{Cs}]/u);

/** A reservation number as typed. */
export const typedResvCodeSchema = defineLine(80)
  .min(1)
  .transform((text) => toCode<ResvCode>(normalizeReservationNumber(text)))
  .describe(
    'A reservation number in full or half width and any case, with or without hyphens; O is read as 0, I and L as 1',
  );

export const wireLanguageSchema = z.enum(wireLanguages);
/** Language of the page, for endpoints that store it, because another tab may have changed the visitor's language. */
export const languageFields = {
  langCode: wireLanguageSchema.optional().describe('Language of the page; without it, that of the request'),
};

export const paginationInfoSchema = defineComponent('PaginationInfo', 'Position in a paged list (Spec §3 Pagination)', {
  recordCountPerPage: z.number().int(),
  totalRecordCount: z.number().int(),
  firstPageNo: z.number().int(),
  lastPageNo: z.number().int(),
  currentPageNo: z.number().int(),
});
export const pageQueryFields = {
  pageIndex: z.number().int().min(1).max(100_000).default(1),
  recordCountPerPage: z.number().int().min(1).max(100).default(10),
};

/** Defines the five fields of a text: `name`, `nameKo`, `nameEn`, `nameCn`, `nameJa` (Spec §3). */
export const defineTextFields = <Name extends string>(name: Name, description?: string) =>
  ({
    [name]: description === undefined ? z.string() : z.string().describe(description),
    ...Object.fromEntries(wireLanguages.map((suffix) => [`${name}${suffix}`, z.string()])),
  }) as Record<Name | `${Name}${WireLanguage}`, z.ZodString>;
