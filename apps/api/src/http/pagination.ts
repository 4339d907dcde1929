import type { paginationInfoSchema } from '@dining/contract/wire';
import type { PageInfo } from '@dining/domain/shared/pagination';
import type { z } from 'zod';

export const paginationToWire = (page: PageInfo): z.infer<typeof paginationInfoSchema> => ({
  recordCountPerPage: page.recordCountPerPage,
  totalRecordCount: page.totalRecordCount,
  firstPageNo: page.firstPageNo,
  lastPageNo: page.lastPageNo,
  currentPageNo: page.currentPageNo,
});
