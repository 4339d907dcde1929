import { type Language, languageNames } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { colourSchemes, fonts } from '../html/brand';
import { escapeHtml } from '../html/escape-html';
import { lampSvg } from '../html/lamp';
import { lineBreaks } from '../html/line-breaks';

const formatVariables = ({
  paper,
  raised,
  ink,
  soft,
  edge,
  brass,
  wash,
}: (typeof colourSchemes)[keyof typeof colourSchemes]): string =>
  Object.entries({ paper, raised, ink, soft, edge, brass, wash })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const createStyle = (language: Language): string => {
  const { serif, sans } = fonts[language];
  return [
    `:root{color-scheme:light dark;${formatVariables(colourSchemes.light)}}`,
    `@media(prefers-color-scheme:dark){:root{${formatVariables(colourSchemes.dark)}}}`,
    `body{margin:0;min-height:100vh;display:grid;align-items:center;background:var(--paper);color:var(--ink);font:16px/1.75 ${sans};`,
    `text-wrap:balance;${lineBreaks[language].text}}`,
    `main{display:grid;justify-items:center;gap:12px;max-width:448px;margin:0 auto;padding:48px 20px;text-align:center}`,
    `svg{width:208px;margin-bottom:12px;fill:none;stroke:var(--soft);stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}`,
    `.brass{stroke:var(--brass)}.light{fill:var(--wash);stroke:none}`,
    `h1{margin:0;font:500 22px/32px ${serif};text-wrap:balance}p{margin:0;color:var(--soft)}`,
    `small{display:block;margin-bottom:8px;font-size:12px;line-height:18px;letter-spacing:.08em}`,
    `nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-top:16px}`,
    `a{box-sizing:border-box;min-height:48px;padding:10px 28px;border:1px solid var(--edge);border-radius:2px;color:var(--ink);`,
    `font-weight:500;line-height:26px;text-decoration:none}`,
    `a:first-child{border-color:transparent;background:var(--brass);color:var(--raised)}`,
    `@media(prefers-color-scheme:dark){a:first-child{color:var(--paper)}}`,
    `:focus-visible{outline:2px solid var(--brass);outline-offset:2px}`,
  ].join('');
};

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
  const title = escapeHtml(titles[reason]);
  const eyebrow = reason === 'notOpen' || reason === 'largeCookies' ? '' : `<small>${escapeHtml(texts.code)}</small>`;
  const links = [
    ...(retryUrl === undefined || reason === 'missing'
      ? []
      : [`<a href="${escapeHtml(stripHost(retryUrl))}">${escapeHtml(retryLabel)}</a>`]),
    ...(reason === 'notOpen' || reason === 'largeCookies'
      ? []
      : [`<a href="/">${escapeHtml(common.buttons.goMain)}</a>`]),
  ];
  return [
    `<!doctype html><html lang="${languageNames[language].html}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${createStyle(language)}</style></head>`,
    `<body><main>${lampSvg}<h1>${title}</h1><p>${eyebrow}${escapeHtml(text)}</p>`,
    `<nav>${links.join('')}</nav></main></body></html>`,
  ].join('');
}
