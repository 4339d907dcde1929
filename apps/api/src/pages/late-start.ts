import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';

/**
 * Stands in the page until the site takes its place, out of sight for longer than any line is slow (the site's `styles.css`): a
 * guest whose browser could not load the code at all, or runs none, reads that instead of nothing. Where the code is there and
 * the rest is not, the site takes its words from here (the site's `start-failure`). Under a page that the server rendered it is a
 * strip at the window's foot: the page can be read, but nothing on it works.
 */
export function lateStart(language: Language, place: 'page' | 'foot'): string {
  const { errorPage, loadFailed, offline, buttons } = packs[language].common;
  const words = [
    `<h1 class="heading">${escapeHtml(errorPage.title)}</h1>`,
    `<p>${escapeHtml(loadFailed)}</p>`,
    `<p hidden>${escapeHtml(offline)}</p>`,
    `<a href="">${escapeHtml(buttons.retry)}</a>`,
  ];
  return `<div class="late-start${place === 'foot' ? ' late-start-foot' : ''}">${words.join('')}</div>`;
}
