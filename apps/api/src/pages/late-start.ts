import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';

/**
 * Returns the element that tells, after longer than any line is slow, that the site's code did not come. What it says stands in the site's
 * style sheet (`late-start.css`), so that no page has the text of an error in its HTML, which search engines read. `foot` is a strip at the
 * window's foot, under a page that can be read.
 */
export function lateStart(language: Language, place: 'page' | 'foot'): string {
  const retry = escapeHtml(packs[language].common.buttons.retry);
  return `<div class="late-start${place === 'foot' ? ' late-start-foot' : ''}"><p></p><a href="" aria-label="${retry}"></a></div>`;
}
