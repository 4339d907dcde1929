import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import { lampSvg } from '../html/lamp';

/**
 * Renders the page for a request that the server cannot render now, answered with 503 or 429. A browser that runs the
 * site's code renders the page itself, and shows this only if that takes long (`.busy` in the site's `styles.css`).
 */
export function renderBusyPage(text: string, language: Language): string {
  const { errorPage, buttons } = packs[language].common;
  return [
    `<main class="busy">${lampSvg}<h1 class="heading">${escapeHtml(errorPage.title)}</h1><p>${escapeHtml(text)}</p>`,
    `<a href="">${escapeHtml(buttons.retry)}</a></main>`,
  ].join('');
}
