import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';

function formatPhoneNotice(hotel: Hotel, language: Language): string {
  const { reserve, map } = packs[language].meta.withoutScripts;
  const coordinates = encodeURIComponent(`${hotel.latitude},${hotel.longitude}`);
  const links = [
    `<a href="tel:${escapeHtml(hotel.phone)}">${escapeHtml(hotel.phone)}</a>`,
    `<a href="https://www.google.com/maps/search/?api=1&amp;query=${coordinates}" rel="noopener noreferrer">${escapeHtml(map)}</a>`,
  ];
  return `<p class="without-scripts">${escapeHtml(getLocalizedText(hotel.name, language))} · ${escapeHtml(reserve)} ${links.join(' · ')}</p>`;
}

export const renderNoscriptNotice = (hotel: Hotel, language: Language): string =>
  `<noscript>${formatPhoneNotice(hotel, language)}</noscript>`;

export const renderNoscriptPage = (title: string, hotel: Hotel | undefined, language: Language): string =>
  `<noscript><h1 class="heading">${escapeHtml(title)}</h1>${hotel === undefined ? '' : formatPhoneNotice(hotel, language)}</noscript>`;
