import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { Address, AddressFailure, KeywordRefusal } from '../../ports/addresses';

/** The service sends numbers as strings. */
const countSchema = z.string().regex(/^\d+$/).transform(Number);
const textSchema = z
  .string()
  .nullish()
  .transform((value) => cleanLine(value ?? ''));
const nonEmptySchema = z.string().transform(cleanLine).pipe(z.string().min(1));

/** Fields of every response, including errors. */
export const responseHeadSchema = z.object({
  results: z.object({ common: z.object({ errorCode: z.string().min(1), totalCount: z.string().nullish() }) }),
});

const koreanRowSchema = z
  .object({ zipNo: z.string().regex(/^\d{5}$/), roadAddr: nonEmptySchema, jibunAddr: textSchema, engAddr: textSchema })
  .transform(
    ({ zipNo, roadAddr, jibunAddr, engAddr }): Address => ({
      postcode: zipNo,
      roadAddress: roadAddr,
      lotAddress: jibunAddr,
      englishAddress: engAddr,
    }),
  );

/** The English service answers in English; `korAddr` is the Korean road-name address, if there is one. */
const englishRowSchema = z
  .object({ zipNo: z.string().regex(/^\d{5}$/), roadAddr: nonEmptySchema, korAddr: textSchema })
  .transform(
    ({ zipNo, roadAddr, korAddr }): Address => ({
      postcode: zipNo,
      roadAddress: korAddr || roadAddr,
      lotAddress: '',
      englishAddress: roadAddr,
    }),
  );

const createResponseSchema = (rowSchema: typeof koreanRowSchema | typeof englishRowSchema) =>
  z.object({
    results: z.object({ common: z.object({ totalCount: countSchema }), juso: z.array(rowSchema).nullish() }),
  });

export const koreanResponseSchema = createResponseSchema(koreanRowSchema);
export const englishResponseSchema = createResponseSchema(englishRowSchema);

/** The service's codes for invalid searches (facts on integrations §4.1). */
export const refusalReasons: Readonly<Record<string, KeywordRefusal>> = {
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

/** The service's codes for problems of our account. A code in neither table means a problem of the service. */
export const accountFailures: Readonly<Record<string, AddressFailure>> = { E0001: 'key', E0014: 'key' };
