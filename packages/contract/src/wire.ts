import { type AnyCode, asCode, type ResvCode } from '@dining/domain/shared/codes';
import { type WireLanguage, wireLanguages } from '@dining/domain/shared/language';
import { isValidDate, timePattern } from '@dining/domain/shared/seoul-time';
import { countCharacters, normalizeReservationNumber, normalizeText } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import { defineComponent } from './component';

/** The small shapes that every noun of the wire shares. Limits are here, so that no field is without one. */

export const yn = z.enum(['Y', 'N']);
export type Yn = z.infer<typeof yn>;

/** A code of ours: checked for its letters, typed as what it is. */
export const code = <C extends AnyCode>() =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .transform((text): C => asCode<C>(text));

/** A code in an answer, where nothing needs to be checked: a text, typed as what it is. */
export const codeOut = <C extends AnyCode>() => z.string() as unknown as z.ZodType<C, C>;

export const seoulDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isValidDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`, that exists');
/** A day of visit, also where it is asked for with its time. */
export const visitDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isValidDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`; a time after it is overlooked');
export const seoulTime = z.string().regex(timePattern).describe('A time of day in Seoul, `HH:mm`');

// How much of it one order may cost is a rule of the domain with a name of its own.
export const won = z.number().int().min(0).describe('Won, a whole number');
export const count = z.number().int().min(0).max(999);

/** What an error of a field says where its text has more characters than it takes; the problem's detail then has the most as `max`. */
export const tooLong = 'too_long';

/** Text without what `refused` names, normalised, and refused whole where it has more than `max` characters: nothing is cut. */
const typedText = (max: number, refused: RegExp) =>
  z
    .string()
    .refine((text) => !refused.test(text), { message: 'control characters', abort: true })
    .overwrite(normalizeText)
    .refine((text) => countCharacters(text) <= max, { message: tooLong, params: { max } })
    .meta({ maxLength: max });

/** A line of text from a guest: no control characters or lone surrogates, nothing invisible, bounded, else kept exactly. */
export const line = (max: number) => typedText(max, /[\p{Cc}\p{Cs}]/u);
/** Text with line breaks from a guest. */
export const paragraph = (max: number) => typedText(max, /(?![\n\r\t])[\p{Cc}\p{Cs}]/u);

/** A reservation's number as people type it: in any width and case, with other hyphens or none. */
export const typedResvCode = line(80)
  .min(1)
  .transform((text) => asCode<ResvCode>(normalizeReservationNumber(text)))
  .describe("A reservation's number, in any width and case, with other hyphens or none; O is read as 0, I and L as 1");

export const wireLanguage = z.enum(wireLanguages);
/** What a page's visitor has read, where that is kept: another window may have chosen another language since the page came. */
export const languageRead = {
  langCode: wireLanguage.optional().describe('The language that the page is in; without it that of the request'),
};

export const paginationInfo = defineComponent('PaginationInfo', 'Where one is in a paged list (Spec §3 Pagination)', {
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

/** The five wire fields of one text: `name`, `nameKo`, `nameEn`, `nameCn`, `nameJa` (Spec §3), and what it says. */
export const textFields = <Name extends string>(name: Name, description?: string) =>
  ({
    [name]: description === undefined ? z.string() : z.string().describe(description),
    ...Object.fromEntries(wireLanguages.map((suffix) => [`${name}${suffix}`, z.string()])),
  }) as Record<Name | `${Name}${WireLanguage}`, z.ZodString>;
