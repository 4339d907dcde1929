import { fail } from '@dining/contract/failure';
import { expect, it } from 'vitest';
import { createProblem } from './problems';

it.each([
  ['the detail values', fail('sold_out', { remaining: 3 }), 'en', /left: 3/],
  ['the retry time in Korean', fail('too_many_requests', { retryAfter: 86_400 }), 'ko', /24시간 후/],
  ['the retry time in English', fail('too_many_requests', { retryAfter: 86_400 }), 'en', /in 24 hours\./],
  ['the retry time in Chinese', fail('too_many_requests', { retryAfter: 30 }), 'cn', /在1分钟后/],
  ['the retry time in Japanese', fail('too_many_requests', { retryAfter: 30 }), 'ja', /1分後/],
  ['no placeholder if a detail value is missing', fail('too_many_requests'), 'en', /^[^{}]+$/],
  ['Korean text for a Korean guest', fail('sold_out', { remaining: 3 }), 'ko', /[가-힣]/],
  ...(['ko', 'en', 'cn', 'ja'] as const).flatMap((language) => [
    [
      'the number of menus for adults',
      fail('menu_quantity_short', { missing: 7, missingForAdults: 5 }),
      language,
      /7.*5/,
    ] as const,
    [
      'no number of menus for adults if none is known',
      fail('menu_quantity_short', { missing: 7 }),
      language,
      /^[^5]*7[^{}]*$/,
    ] as const,
  ]),
  ['Japanese text for a Japanese guest', fail('sold_out'), 'ja', /[ぁ-ん]/],
] as const)('the title of a problem contains %s', (_name, failure, language, pattern) => {
  expect(createProblem(failure, language).title).toMatch(pattern);
});
