import { type Failure, isFailure } from '@dining/contract/failure';
import type { Problem } from '@dining/contract/problem';
import type { Api } from '@dining/contract/site/api';
import { pageAt } from '@dining/contract/site/pages';
import { hotelAtStart } from '@dining/domain/search/start-up';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogueOf } from '../catalogue';
import type { Deps } from '../deps';
import { firstPictures } from './first-pictures';
import { type PageHead, pageHeadOf } from './head/page-head';
import { type Boot, servePages } from './page-shell';

type AppData = Api['GET /api/app/data']['result'];
type Hotels = Api['GET /api/hotel/allList']['result'];
type Main = Api['POST /api/main']['result'];

/** The site's pages: their titles in the guest's language and the data each starts with. */
export function serveSite(app: FastifyInstance, deps: Deps, dist: string): void {
  /**
   * The page is given what the site's own calls answer, asked in process: one place decides what a visitor may see. What a call
   * refuses the page does without; where the server itself fails there is no page.
   */
  async function ask<Answer>(
    request: FastifyRequest,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer | Failure | undefined> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        origin: deps.config.publicUrl,
        'x-requested-with': 'page',
        cookie: request.headers.cookie ?? '',
        'accept-language': request.headers['accept-language'] ?? '',
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (answer.statusCode >= 500) {
      const { code, detail } = answer.json<Problem>();
      return { failure: code, detail };
    }
    return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
  }

  const boot = async (request: FastifyRequest, path: string, language: Language): Promise<Boot | Failure> => {
    const [appData, hotels] = await Promise.all([
      ask<AppData>(request, 'GET', '/api/app/data'),
      ask<Hotels>(request, 'GET', '/api/hotel/allList'),
    ]);
    if (isFailure(appData)) return appData;
    if (isFailure(hotels)) return hotels;
    const data = {
      language,
      appData,
      allHotelList: hotels?.allHotelList,
      userDetails: appData?.userDetails,
      tagContainer: deps.config.gtmContainerId,
    };
    const hotelCode = hotelAsked(request, hotels?.allHotelList ?? []);
    const pictures = await firstPictures(deps.database, {
      page: pageAt(path)?.name,
      path,
      query: request.query as Record<string, unknown>,
      htlCode: hotelCode,
      now: deps.now(),
    });
    if (path !== '/' || hotelCode === undefined) return { data, pictures };
    const main = await ask<Main>(request, 'POST', '/api/main', { hotelCode, langCode: languageNames[language].wire });
    return isFailure(main) ? main : { data: { ...data, main: main?.result }, pictures };
  };

  const head = async (request: FastifyRequest, path: string, language: Language): Promise<PageHead> => {
    const { hotels } = await catalogueOf(deps.database).directory();
    const asked = {
      page: pageAt(path)?.name,
      path,
      query: request.query as Record<string, unknown>,
      htlCode: hotelAsked(request, hotels),
      now: deps.now(),
    };
    return pageHeadOf(deps.database, asked, { language, publicUrl: deps.config.publicUrl });
  };
  servePages(app, { dist, head, boot });
}

/** The hotel that the page starts with, as the site itself finds it. */
function hotelAsked(
  request: FastifyRequest,
  hotels: readonly { readonly htlCode: HtlCode; readonly htlHmcCode: string }[],
): HtlCode | undefined {
  const { hotelCode } = request.query as { hotelCode?: unknown };
  const asked = typeof hotelCode === 'string' ? hotelCode : undefined;
  return hotelAtStart(hotels, asked, request.cookies.hotelCode)?.htlCode;
}
