import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { listPoints, PointEntryWire } from '@dining/contract/site/points';
import { createPageInfo } from '@dining/domain/shared/pagination';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { paginationToWire } from '../../../http/pagination';
import { listHotels } from '../../../stores/hotels/hotels';
import { getPointTotals, listPointEntries, type PointEntry } from '../../../stores/points/points';

const entryToWire = (entry: PointEntry): PointEntryWire => ({
  resvCode: entry.resvCode,
  pointSeq: entry.entryNo,
  pointType: entry.reason,
  pointAmnt: entry.amount,
  pointDate: encodeDateTime(entry.at),
  resvDate: entry.visitDay,
  htlCode: entry.htlCode,
  ...encodeText('htlName', entry.hotelName),
  ...encodeText('dinName', entry.venueName),
  prodCode: entry.prodCode,
  ...encodeText('prodName', entry.productName),
});

export async function listOwnPoints(
  deps: Deps,
  call: Call<typeof listPoints>,
): Promise<HandlerResult<typeof listPoints>> {
  const { body, visitor } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined) return fail('not_signed_in');
  const [{ balance, entries }, hotels] = await Promise.all([getPointTotals(pool, visitor.userId), listHotels(pool)]);
  const page = createPageInfo(entries, body.pageIndex, body.recordCountPerPage);
  const rows = await listPointEntries(pool, visitor.userId, { offset: page.offset, limit: page.recordCountPerPage });
  return {
    pointBalance: balance,
    pointRateList: hotels
      .filter(({ pointRate }) => pointRate > 0)
      .map(({ htlCode, name, pointRate }) => ({ htlCode, ...encodeText('htlName', name), pointRate })),
    pointList: rows.map(entryToWire),
    paginationInfo: paginationToWire(page),
  };
}
