import { z } from 'zod';

/** Start of a list's page: after the entry with this instant, in the database's format, and this key. */
export interface PageCursor {
  readonly at: string;
  readonly key: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2})?)\|([\w.-]{1,80})$/;

export const cursorFields = {
  after: z
    .string()
    .max(140)
    .regex(pattern)
    .transform((text): PageCursor => {
      const [, at = '', key = ''] = pattern.exec(text) ?? [];
      return { at, key };
    })
    .nullable()
    .default(null)
    .describe('`next` of the page before; null for the first page'),
};

export const nextCursorFields = {
  next: z.string().nullable().describe('Send it as `after` for the next page; null on the last one'),
};
