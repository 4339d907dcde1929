import { type Language, languageNames } from '@dining/domain/shared/language';
import { colourSchemes, fonts } from './brand';
import { escapeHtml } from './escape-html';
import { lampSvg } from './lamp';
import { lineBreaks } from './line-breaks';

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

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** Escaped by the caller, as are the links. */
  readonly bodyHtml: string;
  readonly links: readonly string[];
}

/** Renders a page of one message in the colours of the site, without scripts. */
export const renderPlainPage = ({ language, title, bodyHtml, links }: PlainPage): string =>
  [
    `<!doctype html><html lang="${languageNames[language].html}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title>`,
    `<style>${createStyle(language)}</style></head>`,
    `<body><main>${lampSvg}<h1>${escapeHtml(title)}</h1><p>${bodyHtml}</p>`,
    ...(links.length === 0 ? [] : [`<nav>${links.join('')}</nav>`]),
    '</main></body></html>',
  ].join('');
