import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';

/** Its own look: a browser that cannot run the site cannot read its styles either. */
const style =
  'margin:0;padding:12px 20px;background:#f4ead8;color:#241c10;font-size:16px;line-height:1.6;text-align:center';

/**
 * Renders what a browser shows that is older than those of decision 64: that it cannot reserve here, and the hotel's
 * phone. It is hidden until the site's `old-browser` script finds such a browser, and makes a link of the phone: a link
 * here would be the page's first, before the one that skips to its content.
 */
export function oldBrowserNote(hotel: Hotel | undefined, language: Language): string {
  const phone = hotel === undefined ? '' : ` <span>${escapeHtml(hotel.phone)}</span>`;
  const name = hotel === undefined ? '' : `${escapeHtml(getLocalizedText(hotel.name, language))} · `;
  return `<p hidden id="old-browser" role="alert" style="${style}">${name}${escapeHtml(packs[language].device.oldBrowser)}${phone}</p>`;
}
