import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, isFailure } from '@dining/contract/failure';
import { statusByCode } from '@dining/contract/problem';
import { findPage, type PageName, pages } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape-html';
import { renderInlineData } from '../html/inline-json';
import { acceptsBrotli, addVary } from '../http/encoding';
import { createEtag, matchesEtag } from '../http/etag';
import { getLanguage } from '../http/language';
import { getOpenerPolicy } from '../http/opener-policy';
import { replyWithProblem, sendErrorPage } from '../http/problem-response';
import { createProblem } from '../http/problems';
import { renderBusyPage } from './busy-page';
import { renderHeadLines, renderStructuredData } from './head/head-lines';
import type { PageHead } from './head/page-head';
import { isListed } from './head/status';
import { renderLoadErrorFallback } from './load-error-fallback';
import { type FirstPicture, renderPicturePreload } from './picture-preload';
import { decompressHtml, type RenderedResponse } from './rendered/page-cache';

export interface BootData {
  readonly data: object;
  /** Script element with the data that all pages share. */
  readonly groupData?: string;
  readonly pictures: readonly FirstPicture[];
}

type PageQuery = Readonly<Record<string, unknown>>;

export interface ShellOptions {
  readonly dist: string;
  readonly createHead: (
    request: FastifyRequest,
    path: string,
    language: Language,
    query: PageQuery,
  ) => Promise<PageHead>;
  readonly loadBootData: (request: FastifyRequest, path: string, language: Language) => Promise<BootData | Failure>;
  /**
   * Returns the rendered page; a failure if it is missing or cannot be rendered now, undefined if only the browser
   * renders it. `builder` creates the head and the document.
   */
  readonly findRenderedPage?: (
    request: FastifyRequest,
    path: string,
    language: Language,
    builder: DocumentBuilder,
  ) => Promise<RenderedResponse | Failure | undefined>;
  readonly renderPlaceholder?: (
    request: FastifyRequest,
    path: string,
    language: Language,
    title: string,
  ) => Promise<Placeholder>;
  /** Returns true if a request has a session, whose cookie the response may renew. */
  readonly hasSession?: (request: FastifyRequest) => boolean;
  /** Returns the visitor's data; undefined if the page can be the same for all. */
  readonly findVisitor?: (request: FastifyRequest) => Promise<object | undefined>;
  /** Renders the notice for old browsers, which precedes the root element. */
  readonly renderNotice?: (request: FastifyRequest, path: string, language: Language) => Promise<string>;
  readonly now: () => Date;
}

export interface Placeholder {
  readonly html: string;
  readonly isVisible: boolean;
}

/**
 * Creates the document of a page. It preloads the files that the page's script needs, and prefetches its late files and
 * those of the most frequent next page. `noticesHtml` precedes the root element.
 */
type WriteDocument = (
  head: PageHead,
  boot: BootData,
  rendered?: { readonly html: string; readonly noticesHtml: string },
  placeholder?: Placeholder,
  noticesHtml?: string,
) => string;

export interface DocumentBuilder {
  readonly createHead: (resolvedQuery?: PageQuery) => Promise<PageHead>;
  readonly writeDocument: WriteDocument;
}

interface Preloads {
  readonly pages: Readonly<Partial<Record<PageName, readonly string[]>>>;
  readonly late: Readonly<Partial<Record<PageName, readonly string[]>>>;
  readonly languages: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
  readonly texts: Readonly<Partial<Record<PageName, Readonly<Record<string, readonly string[]>>>>>;
}

const siteScriptPattern = /<script type="module" crossorigin [^>]*><\/script>/g;

const pageVary = ['accept-encoding', 'accept-language', 'cookie'] as const;

/**
 * Lets browsers cache a page and revalidate it each time, and shared caches only without a session. Pages stay in the
 * back/forward cache.
 */
function setRevalidation(reply: FastifyReply, etag: string, hasSession: boolean): void {
  reply.header('cache-control', hasSession ? 'private, no-cache' : 'public, no-cache').header('etag', etag);
}

const sendNotModified = (reply: FastifyReply): FastifyReply => reply.code(304).removeHeader('content-type').send();

/**
 * Serves every page of the site from one built index.html, and inserts language, title, alternates, preloads and boot
 * data for each request. An unknown path, or one with an unknown subject, answers 404 with the same shell, in which the
 * site shows PAGE ERROR (decision 30a) or a message instead. Public pages that exist have an ETag unless they contain a
 * visitor's data; all others are `no-store`.
 */
export function servePages(app: FastifyInstance, options: ShellOptions): void {
  const indexFile = join(options.dist, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn({ event: 'site.not_built', file: indexFile }, 'site is not built: only API calls are served');
    return;
  }
  const template = readFileSync(indexFile, 'utf8');
  const scripts = template.match(siteScriptPattern) ?? [];
  const preloads = JSON.parse(readFileSync(join(options.dist, '.vite/preloads.json'), 'utf8')) as Preloads;

  app.get('/*', async (request, reply) => {
    const [path = '/', search] = request.url.split(/(?=\?)/);
    const page = findPage(path);
    // Each page has one URL: that of its canonical link and of the sitemap.
    if (page !== undefined && path !== '/' && path.endsWith('/'))
      return reply.redirect(`${path.replace(/\/+$/, '') || '/'}${search ?? ''}`, 301);
    const language = getLanguage(request);
    const createHead: DocumentBuilder['createHead'] = (resolvedQuery) =>
      options.createHead(request, path, language, resolvedQuery ?? (request.query as PageQuery));
    const writeDocument: WriteDocument = (pageHead, boot, rendered, placeholder, noticesHtml = '') => {
      const listFiles = (pageName: PageName) => [
        ...(preloads.texts[pageName]?.[language] ?? []),
        ...(preloads.pages[pageName] ?? []),
      ];
      const currentFiles = [...(preloads.languages[language]?.scripts ?? []), ...listFiles(page ?? 'notFound')];
      const pageEntry = page && pages[page];
      const nextFiles = pageEntry !== undefined && 'next' in pageEntry ? listFiles(pageEntry.next) : [];
      const files = [
        ...currentFiles.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
        ...[...new Set([...((page && preloads.late[page]) ?? []), ...nextFiles])]
          .filter((file) => !currentFiles.includes(file))
          .map((file) => `<link rel="prefetch" as="script" crossorigin href="${escapeHtml(file)}">`),
      ];
      const lines = [
        ...renderHeadLines(pageHead),
        ...boot.pictures.flatMap(renderPicturePreload),
        // The HTML is visible without scripts, so styles and the first picture load before the code (the site's
        // `early.ts`).
        ...(rendered === undefined ? files : [`<template id="code">${[...scripts, ...files].join('')}</template>`]),
        renderInlineData('boot', boot.data),
        boot.groupData ?? '',
        ...renderStructuredData(pageHead),
      ].join('\n    ');
      const root =
        rendered === undefined
          ? `${noticesHtml}<div id="root">${placeholder?.html ?? ''}${renderLoadErrorFallback(language, placeholder?.isVisible === true ? 'bottom' : 'page')}</div>`
          : `${rendered.noticesHtml}<div id="root">${rendered.html}</div>${renderLoadErrorFallback(language, 'bottom')}`;
      // The function form keeps `$` in texts from being read as a pattern.
      return template
        .replace(/<html lang="[^"]*"/, () => `<html lang="${languageNames[language].html}"`)
        .replaceAll(siteScriptPattern, (script) => (rendered === undefined ? script : ''))
        .replace('<!--head-->', () => lines)
        .replace(/<div id="root">.*?<\/div>\s*<\/div>/s, () => root);
    };
    const baseHeaders = {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': getOpenerPolicy(path),
      // Milliseconds since 1970: the site uses this clock instead of the device's (the site's `lib/clock`).
      'server-timing': `now;dur=${options.now().getTime()}`,
    };
    const renderedResponse = await options.findRenderedPage?.(request, path, language, { createHead, writeDocument });
    if (isFailure(renderedResponse) && renderedResponse.failure === 'not_found')
      return sendErrorPage(request, reply, renderedResponse);
    const visitor = await options.findVisitor?.(request);
    const hasSession = options.hasSession?.(request) === true;
    addVary(reply, ...pageVary);
    reply.headers(baseHeaders).header('cache-control', 'no-store');
    const send = (html: string): FastifyReply =>
      reply.send(
        visitor === undefined ? html : html.replace('</head>', () => `${renderInlineData('visitor', visitor)}</head>`),
      );
    if (renderedResponse !== undefined && !isFailure(renderedResponse)) {
      reply.code(renderedResponse.status);
      if (visitor !== undefined) return send(await decompressHtml(renderedResponse.page));
      if (renderedResponse.status === 200) {
        setRevalidation(reply, renderedResponse.page.etag, hasSession);
        if (matchesEtag(request.headers['if-none-match'], renderedResponse.page.etag)) return sendNotModified(reply);
      }
      if (!acceptsBrotli(request)) return send(await decompressHtml(renderedResponse.page));
      return reply.header('content-encoding', 'br').send(renderedResponse.page.brotli);
    }
    const boot = await options.loadBootData(request, path, language);
    if (isFailure(boot)) return replyWithProblem(request, reply, boot);
    const pageHead = await createHead();
    const noticesHtml = await options.renderNotice?.(request, path, language);
    if (renderedResponse !== undefined) {
      const { failure, detail } = renderedResponse;
      const { title } = createProblem(renderedResponse, language);
      reply.code(statusByCode[failure]).header('retry-after', String(detail?.retryAfter ?? 5));
      const busyPage = { html: renderBusyPage(title, language), isVisible: true };
      return send(writeDocument(pageHead, boot, undefined, busyPage, noticesHtml));
    }
    const placeholder = await options.renderPlaceholder?.(request, path, language, pageHead.title);
    const html = writeDocument(pageHead, boot, undefined, placeholder ?? { html: '', isVisible: false }, noticesHtml);
    reply.code(pageHead.status);
    if (visitor === undefined && pageHead.status === 200 && isListed(page)) {
      const etag = createEtag(html);
      setRevalidation(reply, etag, hasSession);
      if (matchesEtag(request.headers['if-none-match'], etag)) return sendNotModified(reply);
    }
    return send(html);
  });
}
