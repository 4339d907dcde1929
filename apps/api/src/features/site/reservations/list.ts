import { type Failure, fail } from '@dining/contract/failure';
import type { listMypageReservations, listReservations } from '@dining/contract/site/reservations/my-reservations';
import { createPageInfo } from '@dining/domain/shared/pagination';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { paginationToWire } from '../../../http/pagination';
import {
  countMemberReservations,
  listNewestReservations,
  listOldestReservations,
} from '../../../stores/reservations/member-reservations';
import { rowToWire } from './row-to-wire';

async function listOwnPage(deps: Deps, { body, visitor }: Pick<Call<typeof listReservations>, 'body' | 'visitor'>) {
  const { pool } = deps.database;
  if (visitor.userId === undefined) return fail('not_signed_in') satisfies Failure;
  const total = await countMemberReservations(pool, visitor.userId);
  const page = createPageInfo(total, body.pageIndex, body.recordCountPerPage);
  const list = body.orderBy === 'old' ? listOldestReservations : listNewestReservations;
  const rows = await list(pool, visitor.userId, { offset: page.offset, limit: page.recordCountPerPage });
  const now = deps.now();
  return { rows: rows.map((row) => rowToWire(row, now)), paginationInfo: paginationToWire(page) };
}

export async function listOwnReservations(
  deps: Deps,
  call: Call<typeof listReservations>,
): Promise<HandlerResult<typeof listReservations>> {
  const ownPage = await listOwnPage(deps, call);
  return 'rows' in ownPage ? { resvList: ownPage.rows, paginationInfo: ownPage.paginationInfo } : ownPage;
}

export async function listOwnReservationsOnMypage(
  deps: Deps,
  call: Call<typeof listMypageReservations>,
): Promise<HandlerResult<typeof listMypageReservations>> {
  const ownPage = await listOwnPage(deps, call);
  return 'rows' in ownPage ? { result: ownPage.rows, paginationInfo: ownPage.paginationInfo } : ownPage;
}
