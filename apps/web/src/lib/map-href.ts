import { getMapUrl } from '@dining/i18n/maps';
import type { Translations } from './i18n';

/** Where a map shows the way to a place, in the page's language; degrees of latitude and longitude. */
export const mapHref = ({ language }: Translations, name: string, latitude: number, longitude: number): string =>
  getMapUrl(name, latitude, longitude, language);
