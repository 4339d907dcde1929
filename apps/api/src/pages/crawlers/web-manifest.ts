import { type Language, languageNames } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import type { Hotel } from '../../stores/hotels/hotels';

/** The colour of the light scheme, as in index.html; a manifest has only one. */
const paper = '#faf7f1';

const createIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const getManifestPath = (hotel: Pick<Hotel, 'htlHmcCode'> | undefined, language: Language): string =>
  `/manifest.webmanifest?${new URLSearchParams({
    ...(hotel === undefined ? {} : { hotelCode: hotel.htlHmcCode }),
    lang: languageNames[language].query,
  }).toString()}`;

/**
 * Creates the web manifest of a hotel in a language. The site opens in the browser, not in a window of its own, because
 * payment and sign-in leave the site and return, which fails in some of those windows.
 */
export function createWebManifest(hotel: Hotel | undefined, language: Language) {
  const { title, description } = packs[language].meta.pages.main;
  const name = hotel === undefined ? '' : getLocalizedText(hotel.name, language);
  const startParams = new URLSearchParams(hotel === undefined ? {} : { hotelCode: hotel.htlHmcCode });
  const id = `/?${startParams.toString()}`;
  startParams.set('lang', languageNames[language].query);
  return {
    id,
    name: [name, title].filter(Boolean).join(' · '),
    short_name: name === '' ? title : name,
    description,
    lang: languageNames[language].html,
    dir: 'ltr',
    start_url: `/?${startParams.toString()}`,
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      createIcon('icon', 192, 'any'),
      createIcon('icon', 512, 'any'),
      createIcon('maskable', 192, 'maskable'),
      createIcon('maskable', 512, 'maskable'),
    ],
  };
}
