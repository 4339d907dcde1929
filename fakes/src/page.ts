import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { type Html, html } from './html';
import type { Language } from './languages';

export type Brand = 'kakao' | 'naver' | 'google' | 'group';

const readAsset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

export const lineBreaksCss = readAsset('line-breaks.css');

const css = lineBreaksCss + readAsset('page.css');

export interface PageParts {
  readonly language: Language;
  readonly brand: Brand;
  readonly name: string;
  readonly demo: string;
  readonly title: string;
  readonly content: Html;
}

/** Renders a page. Its style is inline because a stand-in may be mounted at any path. */
export const renderPage = ({ language, brand, name, demo, title, content }: PageParts): string =>
  html`<!doctype html>
<html lang="${language}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>`.text +
  css +
  html`</style>
</head>
<body>
<header class="bar"><span class="brand">${name}</span><span class="badge">${demo}</span></header>
${content}
</body>
</html>`.text;

// Without form-action, because the consent form redirects to the client's origin.
const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const sendPage = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(text);
