import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, isFailure } from '@dining/contract/failure';
import { pageAt } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape-html';
import { inlineJson } from '../html/inline-json';
import { answerProblem } from '../http/answer';
import { languageOf } from '../http/language';
import { openerPolicy } from '../http/opener-policy';
import { dataLines, headLines } from './head/head-lines';
import type { PageHead } from './head/page-head';
import { lateStart } from './late-start';
import { type FirstPicture, picturePreload } from './picture-preload';

/** What the site finds inlined, so that its first paint waits for no call. */
export interface Boot {
  readonly data: object;
  /** What the first screen shows. */
  readonly pictures: readonly FirstPicture[];
}

export interface ShellOptions {
  readonly dist: string;
  readonly head: (request: FastifyRequest, path: string, language: Language) => Promise<PageHead>;
  /** A failure where the page could not start with what it needs. */
  readonly boot: (request: FastifyRequest, path: string, language: Language) => Promise<Boot | Failure>;
}

/** Which built files a page and a language need, written by the site's build. */
interface Preloads {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly languages: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Files that the page's script would ask for one after the other, asked for at once. */
const scriptPreloads = (files: readonly string[]): string[] =>
  files.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`);

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
  const preloads = JSON.parse(readFileSync(join(options.dist, '.vite/preloads.json'), 'utf8')) as Preloads;

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = pageAt(path);
    const language = languageOf(request);
    const boot = await options.boot(request, path, language);
    if (isFailure(boot)) return answerProblem(request, reply, boot);
    const pageHead = await options.head(request, path, language);
    const head = [
      ...headLines(pageHead),
      ...boot.pictures.flatMap(picturePreload),
      ...scriptPreloads([
        ...(preloads.languages[language]?.scripts ?? []),
        ...(preloads.texts[page?.path ?? '']?.[language] ?? []),
        ...(preloads.pages[page?.path ?? '/error/not-found'] ?? []),
      ]),
      `<script type="application/json" id="boot">${inlineJson(boot.data)}</script>`,
      ...dataLines(pageHead),
    ].join('\n    ');
    // The function form keeps `$` in texts from being read as a pattern.
    const html = template
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageNames[language].html}"`)
      .replace('<!--head-->', () => head)
      .replace(/<div class="late-start">.*?<\/div>/s, () => lateStart(language));
    return reply
      .code(pageHead.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-opener-policy', openerPolicy(path))
      .send(html);
  });
}
