import { type AnyCode, asCode } from '@dining/domain/shared/codes';
import { isRealDate, realTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { component } from './component';

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
  .refine(isRealDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`, that exists');
/** A day of visit, also where it is asked for with its time. */
export const visitDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/)
  .transform((text) => text.slice(0, 10))
  .refine(isRealDate, { message: 'no such day' })
  .describe('A day in Seoul, `YYYY-MM-DD`; a time after it is overlooked');
export const seoulTime = z.string().regex(realTime).describe('A time of day in Seoul, `HH:mm`');

// How much of it one order may cost is a rule of the domain with a name of its own.
export const won = z.number().int().min(0).describe('Won, a whole number');
export const count = z.number().int().min(0).max(999);

/** A line of text from a guest: no control characters or lone surrogates, bounded, kept exactly. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), { message: 'control characters' });
/** Text with line breaks from a guest. */
export const paragraph = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text), { message: 'control characters' });

export const wireLanguage = z.enum(['Ko', 'En', 'Cn', 'Ja']);
/** What a page's visitor has read, where that is kept: another window may have chosen another language since the page came. */
export const languageRead = {
  langCode: wireLanguage.optional().describe('The language that the page is in; without it that of the request'),
};

export const paginationInfo = component('PaginationInfo', 'Where one is in a paged list (Spec §3 Pagination)', {
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
    [`${name}Ko`]: z.string(),
    [`${name}En`]: z.string(),
    [`${name}Cn`]: z.string(),
    [`${name}Ja`]: z.string(),
  }) as Record<Name | `${Name}${'Ko' | 'En' | 'Cn' | 'Ja'}`, z.ZodString>;
