import { fail } from '@dining/contract/failure';
import { deleteInquiry, getInquiry, insertInquiry, listInquiries } from '@dining/contract/site/inquiries';
import { createPageInfo } from '@dining/domain/shared/pagination';
import { paginationToWire } from '../../../http/pagination';
import {
  countInquiries,
  findInquiry,
  listNewestInquiries,
  listOldestInquiries,
  softDeleteInquiry,
} from '../../../stores/inquiries/inquiries';
import type { Feature } from '../../feature';
import { submitInquiry } from './submit-inquiry';
import { inquiryToWire, rowToWire } from './to-wire';

/** Another member's inquiry is answered like a missing one (decision 30). */
export const inquiries: Feature = (mount, deps) => {
  const { pool } = deps.database;

  mount(listInquiries, async ({ body, visitor: { userId } }) => {
    if (userId === undefined) return fail('not_signed_in');
    const page = createPageInfo(await countInquiries(pool, userId), body.pageIndex, body.recordCountPerPage);
    const list = body.orderBy === 'old' ? listOldestInquiries : listNewestInquiries;
    const rows = await list(pool, userId, { offset: page.offset, limit: page.recordCountPerPage });
    return { result: rows.map(rowToWire), paginationInfo: paginationToWire(page) };
  });

  mount(getInquiry, async ({ body, visitor: { userId } }) => {
    if (userId === undefined) return fail('not_signed_in');
    const inquiry = await findInquiry(pool, userId, body.qnaSeq);
    return inquiry === undefined ? fail('not_found') : { result: inquiryToWire(inquiry) };
  });

  mount(insertInquiry, (call) => submitInquiry(deps, call));

  mount(deleteInquiry, async ({ body, visitor: { userId } }) => {
    if (userId === undefined) return fail('not_signed_in');
    return (await softDeleteInquiry(pool, userId, body.qnaSeq)) ? { result: 'success' as const } : fail('not_found');
  });
};
