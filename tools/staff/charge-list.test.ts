import { expect, it } from 'vitest';
import { readChargeList } from './charge-list';

const headings = 'order,charge,won,left,method';

it.each([
  ['without a heading', 'order,charge,won,method\n', 'no heading left'],
  ['with a sum in words', `${headings}\nA,1,"81,000",0,card`, 'Line 2 has 6 cells, not 5'],
  ['paid by something else', `${headings}\nA,1,5,5,mobile`, 'Line 2: method «mobile»'],
])('a list %s is rejected with its line', (_name, text, message) => {
  expect(() => readChargeList(text)).toThrow(message);
});
