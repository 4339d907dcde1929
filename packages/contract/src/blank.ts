import { z } from 'zod';

/** Makes a field optional, and parses '' and null as undefined, because pages send those if nothing is chosen. */
export const allowBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional();
