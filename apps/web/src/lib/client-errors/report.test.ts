import { describe, expect, it } from 'vitest';
import { createErrorReport, type ErrorContext } from './report';

const site = 'https://dining.example';
const here: ErrorContext = {
  origin: site,
  path: '/reservation/prod/payment/complete/20260311-AB2CDEFGHJ',
  language: 'ja',
  entry: `${site}/assets/index-Dk3fQx_1.js`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
};

/** Creates an error with a browser's stack. */
const createError = (stack: string, { name = 'TypeError', message = 'x is undefined' } = {}): Error =>
  Object.assign(new Error(message), { name, stack: stack.replaceAll('SITE', site) });

const chrome = `TypeError: x is undefined
    at JSON.parse (<anonymous>)
    at Xe (SITE/assets/entry-Ab12Cd34.js:1:2345)
    at async SITE/assets/frame-Zz99Yy88.js:12:7`;
const firefox = `Xe@SITE/assets/entry-Ab12Cd34.js:1:2345
async*@SITE/assets/frame-Zz99Yy88.js:12:7
`;
const frameList = ['/assets/entry-Ab12Cd34.js:1:2345', '/assets/frame-Zz99Yy88.js:12:7'];

describe('an error in a script of ours', () => {
  it('is reported with its place and type, without personal data', () => {
    const message = 'no guest "Jane Doe" <jane@example.test> of 20260311-AB2CDEFGHJ';
    expect(createErrorReport(createError(chrome, { message }), here)).toEqual({
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
    ['Chrome', chrome, frameList],
    ['Firefox and Safari', firefox, frameList],
    ['with queries', 'f@SITE/assets/entry-Ab12Cd34.js?t=secret:1:2345', frameList.slice(0, 1)],
    [
      'that did not come',
      'TypeError: Failed to fetch dynamically imported module: SITE/assets/weather-dialog-Ab12Cd34.js',
      ['/assets/weather-dialog-Ab12Cd34.js'],
    ],
    [
      'below an address in the message',
      'TypeError: Failed to parse URL from SITE/lookup?key=abc\n    at f (SITE/assets/entry-Ab12Cd34.js:1:2)',
      ['/assets/entry-Ab12Cd34.js:1:2'],
    ],
    ['above a foreign script', `${firefox}g@https://tags.example/gtm.js:1:1`, frameList],
  ])('is found in a stack of %s', (_whose, stack, frames) =>
    expect(createErrorReport(createError(stack), here)?.frameList).toEqual(frames),
  );

  it('contains six places of a deep stack', () =>
    expect(createErrorReport(createError(firefox.repeat(50)), here)?.frameList).toHaveLength(6));

  it('contains a type of letters, a page only if there is one, and a build if it is known', () => {
    const report = createErrorReport(createError(chrome, { name: 'Jane Doe' }), {
      ...here,
      path: '/Jane',
      entry: `${site}/src/main.tsx`,
    });
    expect(report).toMatchObject({ errorType: 'Error', pagePath: null, buildId: 'unknown' });
  });
});

describe('is not reported', () => {
  it.each([
    ['an extension', 'f@moz-extension://0a1b/content.js:1:1'],
    ['an extension above ours', `TypeError: x\n    at f (chrome-extension://abc/inject.js:1:1)\n${chrome}`],
    ['a script of another site', 'f@https://tags.example/gtm.js:1:1'],
    ['a script in the page itself', `f@${site}/reservation/lookup:3:1`],
    ['another site that names ours', `f@https://evil.example/${site}/assets/a.js:1:1`],
    ['a console', 'TypeError: x\n    at <anonymous>:1:1'],
    ['nowhere', ''],
  ])('does not report an error from %s', (_where, stack) =>
    expect(createErrorReport(createError(stack), here)).toBeUndefined(),
  );

  it.each([
    ['a call given up', { name: 'AbortError' }],
    ['a line that broke', { message: 'Failed to fetch' }],
    ['the same in Safari', { message: 'Load failed' }],
    ['the same in Firefox', { message: 'NetworkError when attempting to fetch resource.' }],
  ])('%s', (_what, error) => expect(createErrorReport(createError(chrome, error), here)).toBeUndefined());

  it.each([[null], [undefined], ['Script error.'], [{ message: 'Jane', stack: chrome }], [404]])(
    'does not report a thrown value that is no error: %j',
    (what) => expect(createErrorReport(what, here)).toBeUndefined(),
  );
});
