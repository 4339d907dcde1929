import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, isFailure } from '@dining/contract/failure';
import { pageAt, pages } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape-html';
import { inlineData } from '../html/inline-json';
import { answerProblem } from '../http/answer';
import { languageOf } from '../http/language';
import { openerPolicy } from '../http/opener-policy';
import { dataLines, headLines } from './head/head-lines';
import type { PageHead } from './head/page-head';
import { lateStart } from './late-start';
import { nextPage } from './next-page';
import { type FirstPicture, picturePreload } from './picture-preload';
import type { AnsweredPage } from './rendered/kept-pages';

/** What the site finds inlined, so that its first paint waits for no call: nothing of it is of the visitor. */
export interface Boot {
  readonly data: object;
  /** What every page starts with, as an element that is ready; undefined where the page brings its answers itself. */
  readonly house?: string;
  /** What the first screen shows. */
  readonly pictures: readonly FirstPicture[];
}

export interface ShellOptions {
  readonly dist: string;
  readonly head: (request: FastifyRequest, path: string, language: Language) => Promise<PageHead>;
  /** A failure where the page could not start with what it needs. */
  readonly boot: (request: FastifyRequest, path: string, language: Language) => Promise<Boot | Failure>;
  /** The page as the server renders it; undefined where it does not. `parts` are what its document is put together from. */
  readonly rendered?: (
    request: FastifyRequest,
    path: string,
    language: Language,
    parts: PageParts,
  ) => Promise<AnsweredPage | undefined>;
  /** What stands in a page that is not rendered until the site takes its place; undefined for nothing. */
  readonly begun?: (request: FastifyRequest, path: string, language: Language) => Promise<string | undefined>;
  /** Who is here, beside a page that is the same for everybody; undefined for nobody. */
  readonly visitor?: (request: FastifyRequest) => Promise<object | undefined>;
  /** What stands before the page in every document that is not rendered; a rendered one brings it along. */
  readonly before?: (request: FastifyRequest, path: string, language: Language) => Promise<string>;
  readonly now: () => Date;
}

/**
 * Puts a page's document together, with what was rendered of it, and what goes before that. Files that its script would ask for one
 * after the other are asked for at once; those of the page that most go on to, when nothing else is to do.
 */
type WritePage = (
  head: PageHead,
  boot: Boot,
  rendered?: { readonly html: string; readonly before: string },
  begun?: string,
  before?: string,
) => string;

/** What a page's document is put together from, for whoever renders the rest of it. */
export interface PageParts {
  readonly head: () => Promise<PageHead>;
  readonly write: WritePage;
}

/** Which built files a page and a language need, written by the site's build. */
interface Preloads {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** What a page asks for once somebody comes near the part that needs it. */
  readonly late: Readonly<Record<string, readonly string[]>>;
  readonly languages: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The site's own scripts as its build writes them. */
const siteScript = /<script type="module" crossorigin [^>]*><\/script>/g;

/**
 * Serves every page of the site from one built index.html: its language, title, alternates, preloads and boot data are put
 * in per request. A path that is no page, or shows nothing that there is, answers 404 with the same shell, which shows PAGE ERROR (decision
 * 30a) or says so in its place.
 */
export function servePages(app: FastifyInstance, options: ShellOptions): void {
  const file = join(options.dist, 'index.html');
  if (!existsSync(file)) {
    app.log.warn({ file }, 'the site is not built: only calls are served');
    return;
  }
  const template = readFileSync(file, 'utf8');
  const scripts = template.match(siteScript) ?? [];
  const preloads = JSON.parse(readFileSync(join(options.dist, '.vite/preloads.json'), 'utf8')) as Preloads;

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = pageAt(path);
    const language = languageOf(request);
    const head = () => options.head(request, path, language);
    const write: WritePage = (pageHead, boot, rendered, begun, before = '') => {
      const filesOf = (of: string) => [...(preloads.texts[of]?.[language] ?? []), ...(preloads.pages[of] ?? [])];
      const now = [...(preloads.languages[language]?.scripts ?? []), ...filesOf(page?.path ?? '/error/not-found')];
      const next = pages.find(({ name }) => name === (page && nextPage[page.name]));
      const files = [
        ...now.map((one) => `<link rel="modulepreload" href="${escapeHtml(one)}">`),
        ...[...new Set([...(preloads.late[page?.path ?? ''] ?? []), ...filesOf(next?.path ?? '')])]
          .filter((one) => !now.includes(one))
          .map((one) => `<link rel="prefetch" as="script" crossorigin href="${escapeHtml(one)}">`),
      ];
      const lines = [
        ...headLines(pageHead),
        ...boot.pictures.flatMap(picturePreload),
        // What is in the HTML can be seen without scripts: styles and the first picture have the line to themselves (the site's `early.ts`).
        ...(rendered === undefined ? files : [`<template id="code">${[...scripts, ...files].join('')}</template>`]),
        inlineData('boot', boot.data),
        boot.house ?? '',
        ...dataLines(pageHead),
      ].join('\n    ');
      const root =
        rendered === undefined
          ? `${before}<div id="root">${begun ?? ''}${lateStart(language, begun === undefined ? 'page' : 'foot')}</div>`
          : `${rendered.before}<div id="root">${rendered.html}</div>${lateStart(language, 'foot')}`;
      // The function form keeps `$` in texts from being read as a pattern.
      return template
        .replace(/<html lang="[^"]*"/, () => `<html lang="${languageNames[language].html}"`)
        .replaceAll(siteScript, (script) => (rendered === undefined ? script : ''))
        .replace('<!--head-->', () => lines)
        .replace(/<div id="root">.*?<\/div>\s*<\/div>/s, () => root);
    };
    const type = {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': openerPolicy(path),
      // Milliseconds since 1970: the site goes by this clock, however wrong the device's is (the site's `lib/clock`).
      'server-timing': `now;dur=${options.now().getTime()}`,
    };
    const kept = await options.rendered?.(request, path, language, { head, write });
    const visitor = await options.visitor?.(request);
    const own = (html: string): string =>
      visitor === undefined ? html : html.replace('</head>', () => `${inlineData('visitor', visitor)}</head>`);
    if (kept !== undefined) {
      reply.code(kept.status).headers(type).header('cache-control', 'no-store');
      if (visitor !== undefined || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(own(kept.html));
      return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(kept.brotli);
    }
    const boot = await options.boot(request, path, language);
    if (isFailure(boot)) return answerProblem(request, reply, boot);
    const pageHead = await head();
    const begun = await options.begun?.(request, path, language);
    const before = await options.before?.(request, path, language);
    reply.code(pageHead.status).headers(type).header('cache-control', 'no-store');
    return reply.send(own(write(pageHead, boot, undefined, begun, before)));
  });
}
