import { z } from 'zod';

/** The provider's own name for a person. Compared exactly: a subject that lost a character matches no account. */
export const subject = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text), { message: 'not an identifier' });
