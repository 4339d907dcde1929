import { getWidestFile } from '@dining/contract/codecs/picture-path';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Hotel } from '../../../stores/hotels/hotels';
import { addressIn } from '../addresses';

/** In whose words, and where the site stands. */
export interface Voice {
  readonly language: Language;
  /** Where guests reach the site, without a slash at its end. */
  readonly publicUrl: string;
}

/** A number of Korea as the world dials it (facts on integrations §9). */
export const phoneOfWorld = (phone: string): string =>
  phone.startsWith('+') ? phone : `+82-${phone.replace(/^0/, '')}`;

/** A picture's own address; what is of another site has it already. */
export const pictureUrl = ({ publicUrl }: Voice, path: string): string =>
  new URL(getWidestFile(path), `${publicUrl}/`).href;

/** The one name of a hotel among all pages, in whatever language. */
const hotelId = ({ publicUrl }: Voice, hotel: Hotel): string =>
  `${publicUrl}/#hotel-${encodeURIComponent(hotel.htlCode)}`;

/** Where a hotel stands. The law's line for the footer is the one that is kept, in Korean and in one piece. */
export const createPlace = (hotel: Hotel) => ({
  address: { '@type': 'PostalAddress', streetAddress: hotel.business.address, addressCountry: 'KR' },
  geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
});

/** A hotel with its place and front (schema.org Hotel). */
export const hotelData = (voice: Voice, hotel: Hotel) => ({
  '@type': 'Hotel',
  '@id': hotelId(voice, hotel),
  name: getLocalizedText(hotel.name, voice.language),
  url: addressIn(voice.publicUrl, { page: 'main', hotel }, voice.language),
  telephone: phoneOfWorld(hotel.phone),
  ...createPlace(hotel),
  image: hotel.photos.filter(({ kind }) => kind === 'front').map(({ path }) => pictureUrl(voice, path)),
});

/** A hotel as another thing names it. */
export const hotelNamed = (voice: Voice, hotel: Hotel) => {
  const { '@type': type, '@id': id, name, url } = hotelData(voice, hotel);
  return { '@type': type, '@id': id, name, url };
};
