import { expect, it } from 'vitest';
import { formatPageTitle } from './page-title';

const shown = {
  page: 'Page',
  hotel: 'Hotel',
  venue: 'Venue',
  product: 'Product',
  promotion: 'Promotion',
  terms: 'Terms',
};

it.each([
  ['main', shown, 'Page · Hotel'],
  ['restaurant', shown, 'Venue · Hotel'],
  ['venueInfo', shown, 'Venue · Page · Hotel'],
  ['venueInfo', { ...shown, venue: undefined }, 'Page · Hotel'],
  ['promotionDetail', shown, 'Promotion · Hotel'],
  ['promotionDetail', { ...shown, promotion: '' }, 'Page · Hotel'],
  ['reservationSecondStep', shown, 'Venue · Page · Hotel'],
  ['reservationDetail', shown, 'Product · Venue · Hotel'],
  ['reservationDetail', { ...shown, venue: undefined }, 'Product · Hotel'],
  ['reviewList', shown, 'Product · Page · Hotel'],
  ['terms', shown, 'Terms · Hotel'],
  ['terms', { ...shown, terms: undefined }, 'Page · Hotel'],
  ['login', { page: 'Page' }, 'Page'],
  [undefined, shown, 'Page · Hotel'],
] as const)('builds the title of %s', (page, what, title) => expect(formatPageTitle(page, what)).toBe(title));
