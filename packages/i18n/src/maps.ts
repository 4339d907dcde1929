import type { Language } from './formats';

/**
 * A place on a map that finds the way to it, in the guest's language: Korean maps know Korea's streets best, the world's are the ones
 * that visitors have. Degrees of latitude and longitude.
 */
export function mapAddress(name: string, latitude: number, longitude: number, language: Language): string {
  if (language === 'ko')
    return `https://map.kakao.com/link/to/${encodeURIComponent(name.replaceAll(',', ' '))},${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
}
