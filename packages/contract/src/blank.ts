import { z } from 'zod';

/** An optional filter: pages send '' or null where nothing is chosen, and both count as not given. */
export const orBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional();
