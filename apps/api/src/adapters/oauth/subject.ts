import { z } from 'zod';

/** The provider's id of a person. Compared exactly, so one with replaced characters is rejected. */
export const subject = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text), { message: 'not an identifier' });
