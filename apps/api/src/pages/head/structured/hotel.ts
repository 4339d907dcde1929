import { getWidestFile } from '@dining/contract/codecs/picture-path';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Hotel } from '../../../stores/hotels/hotels';
import { getPageUrl } from '../page-urls';

export interface PageContext {
  readonly language: Language;
  readonly publicUrl: string;
}

export const formatInternationalPhone = (phone: string): string =>
  phone.startsWith('+') ? phone : `+82-${phone.replace(/^0/, '')}`;

export const getPictureUrl = ({ publicUrl }: PageContext, path: string): string =>
  new URL(getWidestFile(path), `${publicUrl}/`).href;

/** Returns the identifier of a hotel, the same on all pages and in all languages. */
const getHotelId = ({ publicUrl }: PageContext, hotel: Hotel): string =>
  `${publicUrl}/#hotel-${encodeURIComponent(hotel.htlCode)}`;

/**
 * Creates address and coordinates of a hotel. The address is the registered one of the footer, in Korean and in one
 * line.
 */
export const createPlace = (hotel: Hotel) => ({
  address: { '@type': 'PostalAddress', streetAddress: hotel.business.address, addressCountry: 'KR' },
  geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
});

export const createHotelData = (context: PageContext, hotel: Hotel) => ({
  '@type': 'Hotel',
  '@id': getHotelId(context, hotel),
  name: getLocalizedText(hotel.name, context.language),
  url: getPageUrl(context.publicUrl, { page: 'main', hotel }, context.language),
  telephone: formatInternationalPhone(hotel.phone),
  ...createPlace(hotel),
  image: hotel.photos.filter(({ kind }) => kind === 'front').map(({ path }) => getPictureUrl(context, path)),
});

export const createHotelReference = (context: PageContext, hotel: Hotel) => {
  const { '@type': type, '@id': id, name, url } = createHotelData(context, hotel);
  return { '@type': type, '@id': id, name, url };
};
