import { z } from 'zod';
import { defineEndpoint } from '../../endpoint';
import { line, wireLanguage } from '../../wire';
import { pageNames, pages } from '../pages';

/** What went wrong in a guest's browser, and where: nothing in it names a guest, or what he was looking at. */
export const clientError = z.object({
  errorType: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .describe('`TypeError` and the like'),
  errorMsg: line(200).describe('What it said, with values hidden'),
  frameList: z
    .array(z.string().regex(/^\/assets\/[\w.-]{1,100}\.js(:\d{1,7}:\d{1,7})?$/))
    .min(1)
    .max(6)
    .describe('Places in scripts of the site, the innermost first: file, line and column'),
  pagePath: z
    .enum(pageNames.map((page) => pages[page].path))
    .nullable()
    .describe('The pattern of the page, never its address'),
  langCode: wireLanguage,
  buildId: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .describe('The name of the script that the page started with'),
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
  browserVersion: z.number().int().min(0).max(999).describe('Its first number, 0 where it is not known'),
});
export type ClientError = z.infer<typeof clientError>;

/** Takes a report, or drops it where there are too many: the page is told the same, for it can do nothing about either. */
export const reportClientError = defineEndpoint({
  method: 'POST',
  path: '/api/app/clientError',
  auth: 'public',
  summary: 'Reports an error in the script of a page; the answer is the same whether it is written down or dropped',
  maxBodyBytes: 4_096,
  body: clientError,
  result: z.object({ result: z.literal('success') }),
  errors: [],
});
