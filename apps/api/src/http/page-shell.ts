import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt } from '@dining/contract/pages';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from './language';

/** What the shell's head says of a page in one language. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** What the page finds inlined, so that its first paint waits for no call; private data is never cached. */
export type BootData = (request: FastifyRequest, language: Language) => Promise<object>;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

/** JSON that can stand inside a script element: `<` never opens a tag there. */
const inline = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The popup's pages keep their opener; everything else may only open popups of its own (decision 33a). */
const openerPolicy = (path: string): string => (path.startsWith('/easypay/') ? 'unsafe-none' : 'same-origin-allow-popups');

/**
 * Serves every page of the site from one built index.html: its language, title, alternates and boot data are put in per
 * request. A path that is no page answers 404 with the same shell, which shows PAGE ERROR (decision 30a).
 */
export function servePages(
  app: FastifyInstance,
  options: { dist: string; publicUrl: string; head: (page: string | undefined, language: Language) => PageHead; boot: BootData },
): void {
  const file = join(options.dist, 'index.html');
  if (!existsSync(file)) {
    app.log.warn({ file }, 'the site is not built: only calls are served');
    return;
  }
  const template = readFileSync(file, 'utf8');
  const alternates = (path: string): string =>
    languages
      .map((language) => {
        const { html, query } = languageNames[language];
        return `<link rel="alternate" hreflang="${html}" href="${escapeHtml(`${options.publicUrl}${path}?lang=${query}`)}">`;
      })
      .join('');

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = pageAt(path);
    const language = languageOf(request);
    const { title, description } = options.head(page?.name, language);
    const head = [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      page === undefined ? '<meta name="robots" content="noindex">' : alternates(path),
      `<script type="application/json" id="boot">${inline(await options.boot(request, language))}</script>`,
    ].join('\n    ');
    // The function form keeps `$` in texts from being read as a pattern.
    const html = template
      .replace(/<html lang="[^"]*"/, () => `<html lang="${languageNames[language].html}"`)
      .replace('<!--head-->', () => head);
    return reply
      .code(page === undefined ? 404 : 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-opener-policy', openerPolicy(path))
      .send(html);
  });
}
