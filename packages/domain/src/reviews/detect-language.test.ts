import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

it.each([
  ['Korean', '굴이 정말 신선합니다.', 'ko'],
  ['Korean with a Latin name', 'Oreum 코스가 좋았어요', 'ko'],
  ['Korean with Chinese characters', '月光 코스', 'ko'],
  ['Japanese', '器の美しさに見とれました。', 'ja'],
  ['Japanese in katakana alone', 'サイコー', 'ja'],
  ['Chinese', '四个人分一只烤鸭刚刚好。', 'cn'],
  ['Chinese with Latin letters', '服务很好，OK', 'cn'],
  ['English', 'The finest omakase.', 'en'],
  ['no letters', '10/10 ★', null],
  ['nothing', '', null],
] as const)('the language of a review is detected: %s', (_case, text, language) =>
  expect(detectLanguage(text)).toBe(language),
);
