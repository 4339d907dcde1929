import { fail } from '@dining/contract/failure';
import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDatabaseView, getCatalogue } from '../booking/catalogue/catalogue';
import { type PreviewedDraft, readPreviewKey } from '../booking/catalogue/preview-key';
import { applyDraftForPreview, isValueError, type PreviewPage } from '../catalogue/preview-draft';
import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { escapeHtml } from '../html/escape-html';
import { getClientAddress } from '../http/client-address';
import { getLanguage } from '../http/language';
import { replyWithProblem } from '../http/problem-response';
import { rateLimit } from '../lib/rate-limiter';
import { createSemaphore } from '../lib/semaphore';
import type { Hotel } from '../stores/hotels/hotels';
import { getPageUrl, getVenuePage, type PublicPage } from './head/page-urls';

function getPublicPage(shown: PreviewPage, hotel: Hotel): PublicPage {
  switch (shown.page) {
    case 'venue':
      return getVenuePage(hotel, shown);
    case 'product':
      return { page: 'reservationDetail', params: { dinCode: shown.dinCode, prodCode: shown.prodCode }, hotel };
    case 'promotion':
      return { page: 'promotionDetail', query: { promCode: shown.promCode }, hotel };
  }
}

const scriptPattern = /<script\b[^>]*>.*?<\/script>|<template id="code">.*?<\/template>/gs;
const preloadPattern = /<link rel="(?:modulepreload|prefetch|canonical|alternate)"[^>]*>\s*/g;
const loadErrorPattern = /<div class="load-error[^"]*">.*?<\/div>/gs;

const noticeStyle =
  'position:sticky;top:0;z-index:100;margin:0;padding:0.75rem 1rem;background:#1f2933;color:#fff;font-size:0.875rem;text-align:center';

/** Removes the code of a page, without which nothing can be ordered, and says that it is a preview. */
const toPreview = (html: string, language: Language): string =>
  html
    .replaceAll(scriptPattern, '')
    .replaceAll(preloadPattern, '')
    .replaceAll(loadErrorPattern, '')
    .replace('</head>', () => '<meta name="robots" content="noindex,nofollow"></head>')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="note" style="${noticeStyle}">${escapeHtml(packs[language].meta.draftPreview)}</p>`,
    );

interface Preview {
  readonly database: Database;
  readonly page: PublicPage;
}

/**
 * Reads what guests would see of a draft, in a transaction that is rolled back. Undefined if it cannot be shown any
 * more: since the link was made, it was discarded or got values that no table accepts.
 */
const readPreview = ({ database }: Deps, { kind, code, draftId }: PreviewedDraft): Promise<Preview | undefined> =>
  inTransaction(
    database.pool,
    async (client) => {
      const applied = await applyDraftForPreview(client, kind, code);
      if (applied?.draftId !== draftId) return undefined;
      const view = await createDatabaseView(database, client, applied);
      const { hotels } = await getCatalogue(view).getDirectory();
      const hotel = hotels.find((each) => each.htlCode === applied.htlCode);
      return hotel && { database: view, page: getPublicPage(applied.page, hotel) };
    },
    () => false,
  ).catch((error: unknown) => {
    if (isValueError(error)) return undefined;
    throw error;
  });

/**
 * Serves the guest pages of drafts under their keys (ADR 48): `createApp` builds a server on a database whose pages
 * show the draft. The page has no code, is neither cached nor indexed, and reveals its key to no other site.
 */
export function servePreviews(
  app: FastifyInstance,
  deps: Deps,
  createApp: (deps: Deps) => Promise<FastifyInstance>,
): void {
  // A preview takes as long as several pages.
  const previews = createSemaphore({ maxRunning: 1, maxWaiting: 20 });

  const render = async (request: FastifyRequest, draft: PreviewedDraft, language: Language) => {
    const preview = await readPreview(deps, draft);
    if (preview === undefined) return undefined;
    const previewApp = await createApp({ ...deps, database: preview.database });
    try {
      const page = await previewApp.inject({
        url: getPageUrl('', preview.page, language),
        headers: { 'accept-encoding': 'identity', 'accept-language': request.headers['accept-language'] ?? '' },
        remoteAddress: request.ip,
      });
      return { status: page.statusCode, html: toPreview(page.body, language) };
    } finally {
      await previewApp.close();
    }
  };

  app.get<{ Params: { key: string } }>('/preview/:key', async (request, reply) => {
    const draft = readPreviewKey(deps.keyring.previews, request.params.key, deps.now());
    if (draft === undefined) return replyWithProblem(request, reply, fail('not_found'));
    const consumption = await rateLimit.consume(deps, [
      getLimit('previewPages', { address: getClientAddress(request) }),
    ]);
    if (!consumption.ok) return replyWithProblem(request, reply, consumption.failure);
    const language = getLanguage(request);
    const result = await previews.run(async () => ({ page: await render(request, draft, language) }));
    if (result === undefined) return replyWithProblem(request, reply, fail('unavailable', { retryAfter: 5 }));
    if (result.page === undefined) return replyWithProblem(request, reply, fail('not_found'));
    return reply
      .code(result.page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy':
          "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      })
      .send(result.page.html);
  });
}
