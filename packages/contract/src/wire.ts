import { type AnyCode, asCode, type ResvCode } from '@dining/domain/shared/codes';
import { type WireLanguage, wireLanguages } from '@dining/domain/shared/language';
import { isValidDate, timePattern } from '@dining/domain/shared/seoul-time';
import { countCharacters, normalizeReservationNumber, normalizeText } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import { defineComponent } from './component';

/** Basic shapes of the wire. Every field has a limit. */

export const yn = z.enum(['Y', 'N']);
export type Yn = z.infer<typeof yn>;

/** A code in a request: validated and typed. */
export const code = <C extends AnyCode>() =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .transform((text): C => asCode<C>(text));

/** A code in an answer: typed, not validated. */
export const codeOut = <C extends AnyCode>() => z.string() as unknown as z.ZodType<C, C>;

export const seoulDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isValidDate, { message: 'no such day' })
  .describe('An existing day in Seoul, `YYYY-MM-DD`');
/** A day of visit; accepts a date with time. */
export const visitDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isValidDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`; a time after it is ignored');
export const seoulTime = z.string().regex(timePattern).describe('A time of day in Seoul, `HH:mm`');

// The domain limits the sum of an order (`orderAmountLimit`).
export const won = z.number().int().min(0).describe('Whole won');
export const count = z.number().int().min(0).max(999);

/** Field error of a text that is too long; the problem's detail contains the limit as `max`. */
export const tooLong = 'too_long';

/** Text without characters of `refused`, normalised; rejected if longer than `max` characters, never cut. */
const typedText = (max: number, refused: RegExp) =>
  z
    .string()
    .refine((text) => !refused.test(text), { message: 'control characters', abort: true })
    .overwrite(normalizeText)
    .refine((text) => countCharacters(text) <= max, { message: tooLong, params: { max } })
    .meta({ maxLength: max });

/** A line of text: no control, invisible or lone surrogate characters, limited, otherwise unchanged. */
export const line = (max: number) => typedText(max, /[\p{Cc}\p{Cs}]/u);
/** Text with line breaks. */
export const paragraph = (max: number) => typedText(max, /(?![\n\r\t])[\p{Cc}\p{Cs}]/u);

/** A reservation number as typed: in any width and case, with or without hyphens. */
export const typedResvCode = line(80)
  .min(1)
  .transform((text) => asCode<ResvCode>(normalizeReservationNumber(text)))
  .describe('A reservation number, in any width and case, with or without hyphens; O is read as 0, I and L as 1');

export const wireLanguage = z.enum(wireLanguages);
/** Language in which the visitor read the page, where it is stored: another tab may have changed the language since. */
export const languageRead = {
  langCode: wireLanguage.optional().describe('Language of the page; without it, that of the request'),
};

export const paginationInfo = defineComponent('PaginationInfo', 'Position in a paged list (Spec §3 Pagination)', {
  recordCountPerPage: z.number().int(),
  totalRecordCount: z.number().int(),
  firstPageNo: z.number().int(),
  lastPageNo: z.number().int(),
  currentPageNo: z.number().int(),
});
export const pageQuery = {
  pageIndex: z.number().int().min(1).max(100_000).default(1),
  recordCountPerPage: z.number().int().min(1).max(100).default(10),
};

/** Defines the five wire fields of a text: `name`, `nameKo`, `nameEn`, `nameCn`, `nameJa` (Spec §3). */
export const textFields = <Name extends string>(name: Name, description?: string) =>
  ({
    [name]: description === undefined ? z.string() : z.string().describe(description),
    ...Object.fromEntries(wireLanguages.map((suffix) => [`${name}${suffix}`, z.string()])),
  }) as Record<Name | `${Name}${WireLanguage}`, z.ZodString>;
