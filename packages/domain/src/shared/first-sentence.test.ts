import { expect, it } from 'vitest';
import { getFirstSentence } from './first-sentence';

it.each([
  ['숯불구이집입니다. 고기는 저희가 굽겠습니다.', '숯불구이집입니다.'],
  ['A grill at 5.5 m from the sea. Come in.', 'A grill at 5.5 m from the sea.'],
  ['桌心藏火的烤肉馆。黑毛猪。', '桌心藏火的烤肉馆。'],
  ['火を抱く焼肉店。ようこそ', '火を抱く焼肉店。'],
  ['No end', 'No end'],
  ['', ''],
])('the first sentence is returned: %s', (text, sentence) => expect(getFirstSentence(text)).toBe(sentence));
