import { fail } from '@dining/contract/failure';
import { expect, it } from 'vitest';
import { createProblem } from './problems';

it.each([
  ['with its facts', fail('sold_out', { remaining: 3 }), 'en', /left: 3/],
  ['with its wait in Korean', fail('too_many_requests', { retryAfter: 86_400 }), 'ko', /24시간 후/],
  ['with its wait in English', fail('too_many_requests', { retryAfter: 86_400 }), 'en', /in 24 hours\./],
  ['with its wait in Chinese', fail('too_many_requests', { retryAfter: 30 }), 'cn', /在1分钟后/],
  ['with its wait in Japanese', fail('too_many_requests', { retryAfter: 30 }), 'ja', /1分後/],
  ['plain where a fact is missing', fail('too_many_requests'), 'en', /^[^{}]+$/],
  ['in the guest’s language', fail('sold_out', { remaining: 3 }), 'ko', /[가-힣]/],
  ...(['ko', 'en', 'cn', 'ja'] as const).flatMap((language) => [
    [
      'naming those that are for adults',
      fail('menu_quantity_short', { missing: 7, missingForAdults: 5 }),
      language,
      /7.*5/,
    ] as const,
    [
      'naming no adults where none are concerned',
      fail('menu_quantity_short', { missing: 7 }),
      language,
      /^[^5]*7[^{}]*$/,
    ] as const,
  ]),
  ['in Japanese', fail('sold_out'), 'ja', /[ぁ-ん]/],
] as const)('a problem describes what happened, %s', (_name, failure, language, words) => {
  expect(createProblem(failure, language).title).toMatch(words);
});
