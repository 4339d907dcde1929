import { z } from 'zod';

/** The provider's id of a person. It is compared exactly, so an id with replaced characters is rejected. */
export const subjectSchema = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text), { message: 'not an identifier' });
