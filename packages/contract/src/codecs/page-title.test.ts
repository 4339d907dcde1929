import { expect, it } from 'vitest';
import { formatPageTitle } from './page-title';

const displayed = {
  page: 'Page',
  hotel: 'Hotel',
  venue: 'Venue',
  product: 'Product',
  promotion: 'Promotion',
  terms: 'Terms',
};

it.each([
  ['main', displayed, 'Page · Hotel'],
  ['restaurant', displayed, 'Venue · Hotel'],
  ['venueInfo', displayed, 'Venue · Page · Hotel'],
  ['venueInfo', { ...displayed, venue: undefined }, 'Page · Hotel'],
  ['promotionDetail', displayed, 'Promotion · Hotel'],
  ['promotionDetail', { ...displayed, promotion: '' }, 'Page · Hotel'],
  ['reservationSecondStep', displayed, 'Venue · Page · Hotel'],
  ['reservationDetail', displayed, 'Product · Venue · Hotel'],
  ['reservationDetail', { ...displayed, venue: undefined }, 'Product · Hotel'],
  ['reviewList', displayed, 'Product · Page · Hotel'],
  ['terms', displayed, 'Terms · Hotel'],
  ['terms', { ...displayed, terms: undefined }, 'Page · Hotel'],
  ['login', { page: 'Page' }, 'Page'],
  [undefined, displayed, 'Page · Hotel'],
] as const)('builds the title of %s', (page, what, title) => expect(formatPageTitle(page, what)).toBe(title));
