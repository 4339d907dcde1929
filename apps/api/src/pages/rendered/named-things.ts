import type { PageName } from '@dining/contract/site/pages';
import { asCode, type DinCode, type HtlCode, type ProdCode } from '@dining/domain/shared/codes';
import { pageOf, pageSizes } from '@dining/domain/shared/pagination';
import { catalogueOf } from '../../catalogue';
import type { Database } from '../../db/connect';
import { countReviews } from '../../stores/reviews/reviews';

interface Address {
  readonly page: PageName;
  /** Path and what of the query the page shows, as `renderedHref` writes it. */
  readonly href: string;
  readonly htlCode: HtlCode;
}

/** The last page of the list that an address shows, whatever it leaves out of it. */
async function lastPageOf(database: Database, { page, href, htlCode }: Address): Promise<number> {
  if (page === 'promMain') {
    const { promotions } = await catalogueOf(database).ofHotel(htlCode);
    return pageOf(promotions.length, 1, pageSizes.promotions).lastPageNo;
  }
  const prodCode = href.split('?', 1)[0]?.split('/').at(-1) ?? '';
  return pageOf(await countReviews(database.db, asCode<ProdCode>(prodCode)), 1, pageSizes.reviews).lastPageNo;
}

/**
 * Whether the venue and the page of a list that a query names are there. Anybody can make up others without end: what shows nothing
 * of theirs is no page to be kept.
 */
export async function areNamedThingsThere(database: Database, address: Address): Promise<boolean> {
  const query = new URLSearchParams(address.href.split('?')[1]);
  const dinCode = query.get('dinCode');
  const { hotelOfVenue } = await catalogueOf(database).directory();
  if (dinCode !== null && !hotelOfVenue.has(asCode<DinCode>(dinCode))) return false;
  const pageIndex = Number(query.get('pageIndex') ?? 1);
  return pageIndex === 1 || pageIndex <= (await lastPageOf(database, address));
}
