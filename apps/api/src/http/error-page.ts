import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import { renderPlainPage } from '../html/plain-page';

/** Keeps the link on this site: a URL that begins with `//` or `/\` names another host. */
const stripHost = (url: string): string => url.replace(/^[/\\]+/, '/');

export interface ErrorPage {
  readonly language: Language;
  /**
   * `notOpen`: no hotel is entered yet, so there is no other page. `largeCookies`: no page opens until the cookies are
   * deleted, which `retryUrl` does.
   */
  readonly reason: 'failed' | 'missing' | 'notOpen' | 'largeCookies';
  readonly text: string;
  readonly retryUrl: string | undefined;
}

export function renderErrorPage({ language, reason, text, retryUrl }: ErrorPage): string {
  const { errorPage: texts, common, device } = packs[language];
  const titles = {
    failed: common.errorPage.title,
    missing: texts.notFoundTitle,
    notOpen: texts.notOpenTitle,
    largeCookies: device.largeCookies.title,
  };
  const retryLabel = reason === 'largeCookies' ? device.largeCookies.clear : common.buttons.retry;
  const eyebrow = reason === 'notOpen' || reason === 'largeCookies' ? '' : `<small>${escapeHtml(texts.code)}</small>`;
  const links = [
    ...(retryUrl === undefined || reason === 'missing'
      ? []
      : [`<a href="${escapeHtml(stripHost(retryUrl))}">${escapeHtml(retryLabel)}</a>`]),
    ...(reason === 'notOpen' || reason === 'largeCookies'
      ? []
      : [`<a href="/">${escapeHtml(common.buttons.goMain)}</a>`]),
  ];
  return renderPlainPage({ language, title: titles[reason], bodyHtml: `${eyebrow}${escapeHtml(text)}`, links });
}
