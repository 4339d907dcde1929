import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';

/** Returns the sentence of a page that needs scripts: whom to call instead, and where the hotel stands. */
function sentence(hotel: Hotel, language: Language): string {
  const { reserve, map } = packs[language].meta.withoutScripts;
  const place = encodeURIComponent(`${hotel.latitude},${hotel.longitude}`);
  const ways = [
    `<a href="tel:${escapeHtml(hotel.phone)}">${escapeHtml(hotel.phone)}</a>`,
    `<a href="https://www.google.com/maps/search/?api=1&amp;query=${place}" rel="noopener noreferrer">${escapeHtml(map)}</a>`,
  ];
  return `<p class="without-scripts">${escapeHtml(getLocalizedText(hotel.name, language))} · ${escapeHtml(reserve)} ${ways.join(' · ')}</p>`;
}

/** Returns what a browser without scripts shows above a page that the server rendered. */
export const withoutScripts = (hotel: Hotel, language: Language): string =>
  `<noscript>${sentence(hotel, language)}</noscript>`;

/**
 * Returns what a browser without scripts shows instead of a page that only the browser renders: its title and the
 * sentence.
 */
export const pageWithoutScripts = (title: string, hotel: Hotel | undefined, language: Language): string =>
  `<noscript><h1 class="heading">${escapeHtml(title)}</h1>${hotel === undefined ? '' : sentence(hotel, language)}</noscript>`;
