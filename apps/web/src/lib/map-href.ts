import { mapAddress } from '@dining/i18n/maps';
import { pageLanguage } from './i18n';

/** Where a map shows the way to a place, in the page's language; degrees of latitude and longitude. */
export const mapHref = (name: string, latitude: number, longitude: number): string =>
  mapAddress(name, latitude, longitude, pageLanguage());
