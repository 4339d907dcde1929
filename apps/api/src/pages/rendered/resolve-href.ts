import type { PageName } from '@dining/contract/site/pages';
import { type DinCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { createPageInfo, pageSizes } from '@dining/domain/shared/pagination';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import { countReviews } from '../../stores/reviews/reviews';

interface RequestedPage {
  readonly page: PageName;
  readonly href: string;
  readonly htlCode: HtlCode;
}

async function getLastPage(database: Database, { page, href, htlCode }: RequestedPage): Promise<number> {
  if (page === 'promotionList') {
    const { promotions } = await getCatalogueCache(database).getHotel(htlCode);
    return createPageInfo(promotions.length, 1, pageSizes.promotions).lastPageNo;
  }
  const prodCode = href.split('?', 1)[0]?.split('/').at(-1) ?? '';
  return createPageInfo(await countReviews(database.pool, toCode<ProdCode>(prodCode)), 1, pageSizes.reviews).lastPageNo;
}

/**
 * Resolves a URL to existing content: an unknown venue is dropped, as on the page itself, and a page of a list beyond
 * the last becomes the last one. This bounds the number of rendered pages by the catalogue.
 */
export async function resolveHref(database: Database, requestedPage: RequestedPage): Promise<string> {
  const [path = '/', search] = requestedPage.href.split('?');
  const query = new URLSearchParams(search);
  const dinCode = query.get('dinCode');
  const { hotelByVenue } = await getCatalogueCache(database).getDirectory();
  if (dinCode !== null && !hotelByVenue.has(toCode<DinCode>(dinCode))) query.delete('dinCode');
  const pageIndex = Number(query.get('pageIndex') ?? 1);
  if (pageIndex > 1) {
    const existingIndex = Math.min(pageIndex, await getLastPage(database, requestedPage));
    if (existingIndex > 1) query.set('pageIndex', String(existingIndex));
    else query.delete('pageIndex');
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
