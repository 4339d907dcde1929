import type { Language } from './formats';

/**
 * Returns the URL of directions to a place: of a Korean map service if the language is Korean, otherwise of one that
 * foreign visitors use. Latitude and longitude are in degrees.
 */
export function getMapUrl(name: string, latitude: number, longitude: number, language: Language): string {
  if (language === 'ko')
    return `https://map.kakao.com/link/to/${encodeURIComponent(name.replaceAll(',', ' '))},${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
}
