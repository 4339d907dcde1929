import { z } from 'zod';

/**
 * The last entry of the previous page: its instant, in the database's format, and its key. Each list defines which
 * instant it is ordered by.
 */
export interface PageCursor {
  readonly at: string;
  readonly key: string;
}

const cursorPattern = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2})?)\|([\w.-]{1,80})$/;

export const cursorFields = {
  after: z
    .string()
    .max(140)
    .regex(cursorPattern)
    .transform((text): PageCursor => {
      const [, at = '', key = ''] = cursorPattern.exec(text) ?? [];
      return { at, key };
    })
    .nullable()
    .default(null)
    .describe('`next` of the previous page; null for the first page'),
};

export const nextCursorFields = {
  next: z.string().nullable().describe('Send it as `after` for the next page; null on the last one'),
};
