import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { ProductContent } from '@dining/domain/catalogue/document-contents';
import { expect, it } from 'vitest';
import { getValueAt, listUnreadableNumbers, parseTypedContent, toTypedContent } from './typed-content';

const product: ProductContent = {
  ...createContent('product'),
  position: 3,
  saleFrom: '2026-12-01',
  options: [{ menuIndex: 7, onSale: true, visible: true, price: 88_000, discountRate: null }],
};

it('numbers and days are converted to texts, also in rows, and null to an empty text', () => {
  expect(toTypedContent(product)).toMatchObject({
    position: '3',
    categoryPosition: '',
    saleFrom: '2026-12-01',
    saleTo: '',
    options: [{ menuIndex: 7, price: '88000', discountRate: '' }],
  });
});

it('typed content is parsed to the content from which it was converted', () => {
  expect(parseTypedContent(toTypedContent(product))).toEqual(product);
});

it.each([
  ['88,000', 88_000],
  [' 12 ', 12],
  ['', null],
])('the typed number %j is parsed as %j', (position, expected) => {
  expect(parseTypedContent<ProductContent>({ ...toTypedContent(product), position }).position).toBe(expected);
});

it('invalid numbers are listed by their paths', () => {
  const typed = toTypedContent(product);
  const [option] = typed.options;
  const content = parseTypedContent({
    ...typed,
    position: 'third',
    options: option === undefined ? [] : [{ ...option, price: '88k' }],
  });
  expect(listUnreadableNumbers(content)).toEqual(['position', 'options.0.price']);
});

it.each([
  ['options.0.price', 88_000],
  ['name.ja', ''],
  ['options.4.price', undefined],
])('the value at %s is found', (path, expected) => {
  expect(getValueAt(product, path)).toBe(expected);
});
