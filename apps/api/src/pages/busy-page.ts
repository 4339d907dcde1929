import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import { lampSvg } from '../html/lamp';

/**
 * Renders the content of the response (503 or 429) to a request for a page that the server cannot render now. A browser
 * that runs the site's code renders the requested page itself, and shows this content only if that takes long (`.busy`
 * in the site's `styles.css`).
 */
export function renderBusyPage(text: string, language: Language): string {
  const { errorPage, buttons } = packs[language].common;
  return [
    `<main class="busy">${lampSvg}<h1 class="heading">${escapeHtml(errorPage.title)}</h1><p>${escapeHtml(text)}</p>`,
    `<a href="">${escapeHtml(buttons.retry)}</a></main>`,
  ].join('');
}
