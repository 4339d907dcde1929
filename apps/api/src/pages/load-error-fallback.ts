import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';

/**
 * Renders the element that reports, after a delay, that the site's code did not load. Its text is in the site's style
 * sheet (`load-error.css`), so that search engines find no error text in the HTML. `bottom` puts it at the bottom of a
 * page that is readable without the code.
 */
export function renderLoadErrorFallback(language: Language, position: 'page' | 'bottom'): string {
  const retry = escapeHtml(packs[language].common.buttons.retry);
  return `<div class="load-error${position === 'bottom' ? ' load-error-bar' : ''}"><p></p><a href="" aria-label="${retry}"></a></div>`;
}
