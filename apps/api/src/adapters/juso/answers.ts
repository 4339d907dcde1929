import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { Address, AddressFailure, KeywordRefusal } from '../../ports/addresses';

/** All values are strings, including numbers. */
const count = z.string().regex(/^\d+$/).transform(Number);
const text = z
  .string()
  .nullish()
  .transform((value) => cleanLine(value ?? ''));
const nonEmpty = z.string().transform(cleanLine).pipe(z.string().min(1));

/** Fields of every answer, including errors. */
export const head = z.object({
  results: z.object({ common: z.object({ errorCode: z.string().min(1), totalCount: z.string().nullish() }) }),
});

const korean = z
  .object({ zipNo: z.string().regex(/^\d{5}$/), roadAddr: nonEmpty, jibunAddr: text, engAddr: text })
  .transform(
    ({ zipNo, roadAddr, jibunAddr, engAddr }): Address => ({
      postcode: zipNo,
      road: roadAddr,
      lot: jibunAddr,
      english: engAddr,
    }),
  );

/** The English service answers in English; `korAddr` is the Korean road-name address, if there is one. */
const english = z.object({ zipNo: z.string().regex(/^\d{5}$/), roadAddr: nonEmpty, korAddr: text }).transform(
  ({ zipNo, roadAddr, korAddr }): Address => ({
    postcode: zipNo,
    road: korAddr || roadAddr,
    lot: '',
    english: roadAddr,
  }),
);

const createAnswerSchema = (row: typeof korean | typeof english) =>
  z.object({ results: z.object({ common: z.object({ totalCount: count }), juso: z.array(row).nullish() }) });

export const koreanAnswerSchema = createAnswerSchema(korean);
export const englishAnswerSchema = createAnswerSchema(english);

/** The service's codes for invalid searches (facts on integrations §4.1). */
export const refusals: Readonly<Record<string, KeywordRefusal>> = {
  E0005: 'too_short',
  E0006: 'too_broad',
  E0008: 'too_short',
  E0009: 'digits_only',
  E0010: 'too_long',
  E0011: 'too_long',
  E0012: 'digits_only',
  E0013: 'not_allowed',
  E0015: 'too_broad',
};

/** The service's codes for problems of our account; all others are its own. */
export const failures: Readonly<Record<string, AddressFailure>> = { E0001: 'key', E0014: 'key' };
