import { expect, it } from 'vitest';
import { formatPageTitle } from './page-title';

const names = {
  page: 'Page',
  hotel: 'Hotel',
  venue: 'Venue',
  product: 'Product',
  promotion: 'Promotion',
  terms: 'Terms',
};

it.each([
  ['main', names, 'Page · Hotel'],
  ['restaurant', names, 'Venue · Hotel'],
  ['venueInfo', names, 'Venue · Page · Hotel'],
  ['venueInfo', { ...names, venue: undefined }, 'Page · Hotel'],
  ['promotionDetail', names, 'Promotion · Hotel'],
  ['promotionDetail', { ...names, promotion: '' }, 'Page · Hotel'],
  ['reservationSecondStep', names, 'Venue · Page · Hotel'],
  ['reservationDetail', names, 'Product · Venue · Hotel'],
  ['reservationDetail', { ...names, venue: undefined }, 'Product · Hotel'],
  ['reviewList', names, 'Product · Page · Hotel'],
  ['terms', names, 'Terms · Hotel'],
  ['terms', { ...names, terms: undefined }, 'Page · Hotel'],
  ['login', { page: 'Page' }, 'Page'],
  [undefined, names, 'Page · Hotel'],
] as const)('the title of the page %s is $2', (page, titleParts, title) =>
  expect(formatPageTitle(page, titleParts)).toBe(title),
);
