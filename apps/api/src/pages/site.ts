import { type Failure, isFailure } from '@dining/contract/failure';
import type { Problem } from '@dining/contract/problem';
import type { Api } from '@dining/contract/site/api';
import { findPage, isSecretPage, pages } from '@dining/contract/site/pages';
import { selectHotel, selectReservationType } from '@dining/domain/search/start-up';
import { type DinCode, type HtlCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import { type Language, languages } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCatalogueCache } from '../booking/catalogue/catalogue';
import type { Deps } from '../config/deps';
import { renderInlineData } from '../html/inline-json';
import { getCurrentUser } from '../http/current-user';
import { getCookieName, getVisitor } from '../http/session';
import { createVersionCache } from '../lib/cache';
import { findFirstPictures } from './first-pictures';
import { createPageHead } from './head/page-head';
import { getPageUrl } from './head/page-urls';
import { renderNoscriptPage } from './noscript';
import { renderOldBrowserNotice } from './old-browser';
import { type BootData, type DocumentBuilder, type ShellOptions, servePages } from './page-shell';
import { createPageRendering } from './rendered/render';
import { renderStepPlaceholder } from './step-placeholder';

type AppData = Api['GET /api/app/data']['result'];
type Hotels = Api['GET /api/hotel/allList']['result'];

export function serveSite(app: FastifyInstance, deps: Deps, dist: string): void {
  const requestJson = async <Body>(url: string): Promise<Body | Failure> => {
    const response = await app.inject({ url, headers: { origin: deps.config.publicUrl, 'x-requested-with': 'page' } });
    if (response.statusCode === 200) return response.json<Body>();
    const { code, detail } = response.json<Problem>();
    return { failure: code, detail };
  };

  const groupDataCache = createVersionCache<'group', string | Failure>(async () => {
    const [appData, hotels] = await Promise.all([
      requestJson<AppData>('/api/app/data'),
      requestJson<Hotels>('/api/hotel/allList'),
    ]);
    if (isFailure(appData)) return appData;
    return isFailure(hotels) ? hotels : renderInlineData('shared-data', { appData, ...hotels });
  });

  const loadBootData = async (
    request: FastifyRequest,
    path: string,
    language: Language,
  ): Promise<BootData | Failure> => {
    const now = deps.now();
    const version = [(await getCatalogueCache(deps.database).getVersions()).all, getTodayInSeoul(now).slice(0, 4)].join(
      ' ',
    );
    const groupData = await groupDataCache.get('group', version);
    if (isFailure(groupData)) {
      groupDataCache.clear();
      return groupData;
    }
    const { htlCode } = (await findPageHotel(request, path)) ?? {};
    const query = request.query as Record<string, unknown>;
    const page = findPage(path);
    const pictures = await findFirstPictures(deps.database, { page, path, query, htlCode, now });
    return {
      data: {
        language,
        tagContainer: page !== undefined && isSecretPage(page) ? undefined : deps.config.gtmContainerId,
        htlCode,
        at: now.toISOString(),
      },
      groupData,
      pictures,
    };
  };

  /** Returns the hotel of the page's venue or promotion, or else the hotel in the URL or the one viewed before. */
  const findPageHotel = async (request: FastifyRequest, path: string) => {
    const { hotels, hotelByVenue } = await getCatalogueCache(deps.database).getDirectory();
    const requestedHotel = selectRequestedHotel(request, hotels);
    const query = request.query as Record<string, unknown>;
    const subjectHtlCode =
      findPage(path) === 'promotionDetail'
        ? await findPromotionHtlCode(deps.database, query['promCode'], requestedHotel?.htlCode)
        : hotelByVenue.get(toCode<DinCode>(getVenueCode(path) || toText(query['dinCode'])));
    return hotels.find(({ htlCode }) => htlCode === subjectHtlCode) ?? requestedHotel;
  };

  const createHead: ShellOptions['createHead'] = async (request, path, language, query) => {
    const location = {
      page: findPage(path),
      path,
      query,
      htlCode: (await findPageHotel(request, path))?.htlCode,
      now: deps.now(),
    };
    return createPageHead(deps.database, location, { language, publicUrl: deps.config.publicUrl });
  };

  const renderPage = createPageRendering(app, deps);
  const findRenderedPage = async (
    request: FastifyRequest,
    path: string,
    language: Language,
    builder: DocumentBuilder,
  ) => {
    const hotel = await findPageHotel(request, path);
    return hotel === undefined ? undefined : renderPage({ request, path, language, hotel, builder });
  };
  const findVisitor = async (request: FastifyRequest) => {
    const visitor = getVisitor(request);
    return visitor.userId === undefined && !visitor.isGuest ? undefined : getCurrentUser(deps.database.pool, visitor);
  };
  const renderPlaceholder = async (request: FastifyRequest, path: string, language: Language, title: string) => {
    const query = request.query as Record<string, unknown>;
    const hotel = await findPageHotel(request, path);
    const type = selectReservationType(toText(query['resvType']), request.cookies.resvType);
    const stepHtml = renderStepPlaceholder({ page: findPage(path), hotel, language, type });
    return stepHtml === undefined
      ? { html: renderNoscriptPage(title, hotel, language), isVisible: false }
      : { html: stepHtml, isVisible: true };
  };
  // Warms up the renderer and caches the main pages.
  app.addHook('onListen', () => {
    if (deps.renderer !== undefined)
      void renderMainPages().catch((error: unknown) =>
        app.log.warn({ event: 'page.not_preloaded', err: error }, 'main pages could not be rendered in advance'),
      );
  });
  const renderMainPages = async (): Promise<void> => {
    const { hotels } = await getCatalogueCache(deps.database).getDirectory();
    for (const hotel of hotels)
      for (const language of languages) await app.inject({ url: getPageUrl('', { page: 'main', hotel }, language) });
  };
  const hasSession = (request: FastifyRequest): boolean => request.cookies[getCookieName(deps.config)] !== undefined;
  const renderNotice = async (request: FastifyRequest, path: string, language: Language) =>
    renderOldBrowserNotice(await findPageHotel(request, path), language);
  servePages(app, {
    dist,
    createHead,
    loadBootData,
    findRenderedPage,
    renderPlaceholder,
    hasSession,
    renderNotice,
    findVisitor,
    now: deps.now,
  });
}

const toText = (field: unknown): string => (typeof field === 'string' ? field : '');

async function findPromotionHtlCode(
  database: Deps['database'],
  promCodeText: unknown,
  currentHtlCode: HtlCode | undefined,
): Promise<HtlCode | undefined> {
  const promCode = toCode<PromCode>(toText(promCodeText));
  const promotions =
    currentHtlCode === undefined ? [] : (await getCatalogueCache(database).getHotel(currentHtlCode)).promotions;
  if (promotions.some((other) => other.promCode === promCode)) return currentHtlCode;
  return /^\w{1,40}$/.test(promCode) ? (await getCatalogueCache(database).findPromotion(promCode))?.htlCode : undefined;
}

function getVenueCode(path: string): string {
  const page = findPage(path);
  const segmentIndex = page === undefined ? -1 : pages[page].path.split('/').indexOf('$dinCode');
  return path.split('/')[segmentIndex] ?? '';
}

function selectRequestedHotel<Hotel extends Parameters<typeof selectHotel>[0][number]>(
  request: FastifyRequest,
  hotels: readonly Hotel[],
): Hotel | undefined {
  const { hotelCode } = request.query as { hotelCode?: unknown };
  const requestedCode = typeof hotelCode === 'string' ? hotelCode : undefined;
  return selectHotel(hotels, requestedCode, request.cookies.hotelCode);
}
