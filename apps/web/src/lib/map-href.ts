import { getMapUrl } from '@dining/i18n/maps';
import type { Translations } from './i18n';

/** Returns the address of a map of a place in the page's language; degrees of latitude and longitude. */
export const getMapHref = ({ language }: Translations, name: string, latitude: number, longitude: number): string =>
  getMapUrl(name, latitude, longitude, language);
