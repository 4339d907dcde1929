import { z } from 'zod';
import { defineEndpoint } from '../../endpoint';
import { defineLine, wireLanguageSchema } from '../../wire';
import { pageNames, pages } from '../pages';

/** A script error in a browser. Contains no data about the guest or the page's content. */
export const clientErrorSchema = z.object({
  errorType: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .describe('Name of the error, such as `TypeError`'),
  errorMsg: defineLine(200).describe('Message with masked values'),
  frameList: z
    .array(z.string().regex(/^\/assets\/[\w.-]{1,100}\.js(:\d{1,7}:\d{1,7})?$/))
    .min(1)
    .max(6)
    .describe('Positions in scripts of the site, innermost first: file, line and column'),
  pagePath: z
    .enum(pageNames.map((page) => pages[page].path))
    .nullable()
    .describe('Path pattern of the page, never its URL'),
  langCode: wireLanguageSchema,
  buildId: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .describe('Name of the entry script of the page'),
  browserName: z.enum([
    'Chrome',
    'Edge',
    'Firefox',
    'Safari',
    'Samsung',
    'Whale',
    'KakaoTalk',
    'Naver',
    'Line',
    'WeChat',
    'other',
  ]),
  browserVersion: z.number().int().min(0).max(999).describe('Major version, 0 if unknown'),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

/** Accepts a report, or drops it if there are too many. The response is the same, because the page cannot react. */
export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/api/app/clientError',
  auth: 'public',
  summary: 'Reports a script error of a page; the response is the same whether it is logged or dropped',
  maxBodyBytes: 4_096,
  body: clientErrorSchema,
  result: z.object({ result: z.literal('success') }),
  errors: [],
});
