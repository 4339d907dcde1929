import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';

/** Inline styles, because a browser that cannot run the site cannot read its style sheets either. */
const style =
  'margin:0;padding:12px 20px;background:#f4ead8;color:#241c10;font-size:16px;line-height:1.6;text-align:center';

/**
 * Renders the notice for browsers that are too old (decision 64): their users cannot reserve here, but can call the
 * hotel. The notice is hidden until the site's `old-browser` script finds such a browser and turns the phone number
 * into a link. A link in the HTML would precede the page's skip link.
 */
export function renderOldBrowserNotice(hotel: Hotel | undefined, language: Language): string {
  const phone = hotel === undefined ? '' : ` <span>${escapeHtml(hotel.phone)}</span>`;
  const name = hotel === undefined ? '' : `${escapeHtml(getLocalizedText(hotel.name, language))} · `;
  return `<p hidden id="old-browser" role="alert" style="${style}">${name}${escapeHtml(packs[language].device.oldBrowser)}${phone}</p>`;
}
