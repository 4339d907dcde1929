import { mapAddress } from '@dining/i18n/maps';
import type { Translations } from './i18n';

/** Where a map shows the way to a place, in the page's language; degrees of latitude and longitude. */
export const mapHref = ({ language }: Translations, name: string, latitude: number, longitude: number): string =>
  mapAddress(name, latitude, longitude, language);
