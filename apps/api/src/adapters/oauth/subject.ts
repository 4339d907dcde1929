import { z } from 'zod';

/** The provider's own name for a person. It is compared letter by letter, so that one with a lost character is nobody's. */
export const subject = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text), { message: 'not an identifier' });
