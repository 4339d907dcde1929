import { type AnyCode, asCode } from '@dining/domain/shared/codes';
import { z } from 'zod';

/** The small shapes that every noun of the wire shares. Limits are here, so that no field is without one. */

export const yn = z.enum(['Y', 'N']);
export type Yn = z.infer<typeof yn>;

/** A code of ours: checked for its letters, typed as what it is. */
export const code = <C extends AnyCode>() =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .transform((text): C => asCode<C>(text));

/** A code in an answer, where nothing needs to be checked. */
export const codeOut = <C extends AnyCode>() => z.custom<C>((value) => typeof value === 'string');

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isRealDay = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A day in Seoul, `YYYY-MM-DD`, that exists. */
export const seoulDate = z.string().regex(dayPattern).refine(isRealDay);
/** A time of day in Seoul, `HH:mm`. */
export const seoulTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Won, a whole number. */
export const won = z.number().int().min(0).max(1_000_000_000);
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

/** Paged lists (Spec §3 Pagination). */
export const paginationInfo = z.object({
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

/** The five wire fields of one text: `name`, `nameKo`, `nameEn`, `nameCn`, `nameJa` (Spec §3). */
export const textFields = <Name extends string>(name: Name) =>
  ({
    [name]: z.string(),
    [`${name}Ko`]: z.string(),
    [`${name}En`]: z.string(),
    [`${name}Cn`]: z.string(),
    [`${name}Ja`]: z.string(),
  }) as Record<Name | `${Name}${'Ko' | 'En' | 'Cn' | 'Ja'}`, z.ZodString>;
