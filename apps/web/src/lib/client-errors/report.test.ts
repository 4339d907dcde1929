import { describe, expect, it } from 'vitest';
import { createErrorReport, type ErrorContext } from './report';

const siteOrigin = 'https://dining.example';
const context: ErrorContext = {
  origin: siteOrigin,
  path: '/reservation/prod/payment/complete/20260311-AB2CDEFGHJ',
  language: 'ja',
  entryUrl: `${siteOrigin}/assets/index-Dk3fQx_1.js`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

/** Creates an error with the stack of a browser. */
const createError = (stack: string, { name = 'TypeError', message = 'x is undefined' } = {}): Error =>
  Object.assign(new Error(message), { name, stack: stack.replaceAll('SITE', siteOrigin) });

const chromeStack = `TypeError: x is undefined
    at JSON.parse (<anonymous>)
    at Xe (SITE/assets/entry-Ab12Cd34.js:1:2345)
    at async SITE/assets/frame-Zz99Yy88.js:12:7`;
const firefoxStack = `Xe@SITE/assets/entry-Ab12Cd34.js:1:2345
async*@SITE/assets/frame-Zz99Yy88.js:12:7
`;
const frameList = ['/assets/entry-Ab12Cd34.js:1:2345', '/assets/frame-Zz99Yy88.js:12:7'];

describe('an error in a script of the site', () => {
  it('is reported with its position and type, without personal data', () => {
    const message = 'no guest "Jane Doe" <jane@example.test> of 20260311-AB2CDEFGHJ';
    expect(createErrorReport(createError(chromeStack, { message }), context)).toEqual({
      errorType: 'TypeError',
      errorMsg: 'no guest "*" * of *',
      frameList,
      pagePath: '/reservation/prod/payment/complete/$resvCode',
      langCode: 'Ja',
      buildId: 'index-Dk3fQx_1',
      browserName: 'Firefox',
      browserVersion: 143,
    });
  });

  it.each([
    ['Chrome', chromeStack, frameList],
    ['Firefox and Safari', firefoxStack, frameList],
    ['a file with a query', 'f@SITE/assets/entry-Ab12Cd34.js?t=secret:1:2345', frameList.slice(0, 1)],
    [
      'a module that failed to load',
      'TypeError: Failed to fetch dynamically imported module: SITE/assets/weather-dialog-Ab12Cd34.js',
      ['/assets/weather-dialog-Ab12Cd34.js'],
    ],
    [
      'an error whose message contains a URL',
      'TypeError: Failed to parse URL from SITE/lookup?key=abc\n    at f (SITE/assets/entry-Ab12Cd34.js:1:2)',
      ['/assets/entry-Ab12Cd34.js:1:2'],
    ],
    ['a script that a script of another site called', `${firefoxStack}g@https://tags.example/gtm.js:1:1`, frameList],
  ])('is reported with the frames of its stack: %s', (_case, stack, frames) =>
    expect(createErrorReport(createError(stack), context)?.frameList).toEqual(frames),
  );

  it('is reported with six frames of a deep stack', () =>
    expect(createErrorReport(createError(firefoxStack.repeat(50)), context)?.frameList).toHaveLength(6));

  it('is reported with a generic type, no page and an unknown build if these are not recognised', () => {
    const report = createErrorReport(createError(chromeStack, { name: 'Jane Doe' }), {
      ...context,
      path: '/Jane',
      entryUrl: `${siteOrigin}/src/main.tsx`,
    });
    expect(report).toMatchObject({ errorType: 'Error', pagePath: null, buildId: 'unknown' });
  });
});

describe('an error that is not reported', () => {
  it.each([
    ['an extension', 'f@moz-extension://0a1b/content.js:1:1'],
    [
      'an extension that the site has called',
      `TypeError: x\n    at f (chrome-extension://abc/inject.js:1:1)\n${chromeStack}`,
    ],
    ['a script of another site', 'f@https://tags.example/gtm.js:1:1'],
    ['a script in the page itself', `f@${siteOrigin}/reservation/lookup:3:1`],
    ['another site whose URL contains ours', `f@https://evil.example/${siteOrigin}/assets/a.js:1:1`],
    ['the browser’s console', 'TypeError: x\n    at <anonymous>:1:1'],
    ['an unknown position', ''],
  ])('comes from %s', (_case, stack) => expect(createErrorReport(createError(stack), context)).toBeUndefined());

  it.each([
    ['an aborted call', { name: 'AbortError' }],
    ['a lost connection in Chrome', { message: 'Failed to fetch' }],
    ['a lost connection in Safari', { message: 'Load failed' }],
    ['a lost connection in Firefox', { message: 'NetworkError when attempting to fetch resource.' }],
  ])('is %s', (_case, error) => expect(createErrorReport(createError(chromeStack, error), context)).toBeUndefined());

  it.each([[null], [undefined], ['Script error.'], [{ message: 'Jane', stack: chromeStack }], [404]])(
    'is a thrown value that is not an error: %j',
    (value) => expect(createErrorReport(value, context)).toBeUndefined(),
  );
});
