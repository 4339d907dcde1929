import { versionSources } from '@dining/domain/catalogue/document-contents';
import { z } from 'zod';

/** Page of a history; `next` of the response is the cursor. */
export const historyCursor = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .nullable()
  .default(null)
  .describe('`next` of the previous page; null for the first page');

/** Returns a schema whose content is typed, not validated: stored content may exceed the limits of the input. */
export const defineFieldsOutput = <Fields extends z.ZodType>(_fields: Fields): Fields =>
  z.looseObject({}) as unknown as Fields;

/** Defines the versions of a document or form, newest first. */
export const defineHistory = <Fields extends z.ZodType>(fields: Fields) =>
  z.object({
    versions: z.array(
      z.object({
        historyVersion: z.int().describe('Counts from 1'),
        at: z.string(),
        by: z.string().nullable().describe('Null for the state before the first version'),
        source: z.enum(versionSources),
        fields,
        differences: z
          .array(z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
          .describe('Compared with the previous version; `path` as `options.2.price`, values as JSON'),
      }),
    ),
    next: z.string().nullable().describe('Send it as `after` for the next page; null on the last one'),
  });
