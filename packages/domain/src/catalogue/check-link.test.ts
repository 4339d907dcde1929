import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import { checkLink, isSafeLink } from './check-link';

const [hotel] = validCatalogue.hotels;
const [product] = validCatalogue.products;
const [promotion] = validCatalogue.promotions;
if (hotel === undefined || product === undefined || promotion === undefined) throw new Error('the fixture is empty');
const { dinCode, prodCode } = product;

it.each([
  ['the main page', '/', undefined],
  ['a list with a trailing slash and a fragment', '/fnb/prom/main/#now', undefined],
  ['a restaurant', `/reservation/step/2/${dinCode}`, undefined],
  ['a restaurant in the query', `/fnb/dinInfo?dinCode=${dinCode}&from=letter`, undefined],
  ['a restaurant with its hotel', `/dining/${hotel.htlHmcCode}/${dinCode}`, undefined],
  ['a product', `/reservation/prod/detail/${dinCode}/${prodCode}`, undefined],
  ['a promotion', `/fnb/prom/detail?promCode=${promotion.promCode}`, undefined],
  ['a page of another site', 'https://shop.example/gift?x=1', undefined],
  ['a restaurant that does not exist', '/reservation/step/2/D999', 'reference_unknown'],
  ['a restaurant that does not exist in the query', '/fnb/dinInfo?dinCode=D999', 'reference_unknown'],
  ['a restaurant with another hotel', `/dining/H99/${dinCode}`, 'reference_unknown'],
  ['a product of another restaurant', `/reservation/prod/detail/D999/${prodCode}`, 'reference_unknown'],
  ['a product that does not exist', `/reservation/prod/detail/${dinCode}/P999`, 'reference_unknown'],
  ['a promotion that does not exist', '/fnb/prom/detail?promCode=PR999', 'reference_unknown'],
  ['a page that does not exist', '/winter', 'page_unknown'],
  ['a page without its restaurant', '/reservation/step/2/', 'page_unknown'],
  ['an address without https', 'http://shop.example', 'url_invalid'],
  ['a script', 'javascript:alert(1)', 'url_invalid'],
  ['a path that browsers read as another site', '//shop.example', 'url_invalid'],
  ['the same with a backslash', '/\\shop.example', 'url_invalid'],
  ['the same with a tab', '/\t/shop.example', 'url_invalid'],
  ['a name before the address', 'https://dalbit.example@shop.example/', 'url_invalid'],
  ['an address without a host', 'https:///gift', 'url_invalid'],
  ['a word', 'winter', 'url_invalid'],
])('a link to %s', (_case, link, issue) => {
  expect(checkLink(link, validCatalogue)).toBe(issue);
  expect(isSafeLink(link)).toBe(issue !== 'url_invalid');
});
