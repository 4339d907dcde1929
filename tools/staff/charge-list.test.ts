import { expect, it } from 'vitest';
import { readChargeList } from './charge-list';

const headings = 'order,charge,won,left,method';

it.each([
  ['without one of the headings', 'order,charge,won,method\n', 'no heading left'],
  ['with a comma in an amount', `${headings}\nA,1,"81,000",0,card`, 'Line 2 has 6 cells, not 5'],
  ['with an unknown payment method', `${headings}\nA,1,5,5,mobile`, 'Line 2: method «mobile»'],
])('a list %s is rejected with the message “$2”', (_case, text, message) => {
  expect(() => readChargeList(text)).toThrow(message);
});
