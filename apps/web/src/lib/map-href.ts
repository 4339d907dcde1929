import { getMapUrl } from '@dining/i18n/maps';
import type { Translations } from './i18n';

export const getMapHref = ({ language }: Translations, name: string, latitude: number, longitude: number): string =>
  getMapUrl(name, latitude, longitude, language);
