import { z } from 'zod';

/** Makes a filter optional: pages send '' or null if nothing is chosen. */
export const allowBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional();
