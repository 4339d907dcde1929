import type { Language } from '@dining/domain/shared/language';
import { textFor } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';

/**
 * What a browser without scripts reads above a page that the server rendered: that reserving needs them, the hotel's phone, and where
 * it stands.
 */
export function withoutScripts(hotel: Hotel, language: Language): string {
  const { reserve, map } = packs[language].meta.withoutScripts;
  const place = encodeURIComponent(`${hotel.latitude},${hotel.longitude}`);
  const ways = [
    `<a href="tel:${escapeHtml(hotel.phone)}">${escapeHtml(hotel.phone)}</a>`,
    `<a href="https://www.google.com/maps/search/?api=1&amp;query=${place}" rel="noopener noreferrer">${escapeHtml(map)}</a>`,
  ];
  return `<noscript><p class="without-scripts">${escapeHtml(textFor(hotel.name, language))} · ${escapeHtml(reserve)} ${ways.join(' · ')}</p></noscript>`;
}
