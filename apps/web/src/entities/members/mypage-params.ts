import { type PageSearch, pageSearch } from '../../lib/page-params';
import { textParams } from '../../lib/text-params';

/** Page and order of a list on my page; defaults (first page, newest first) are left out. */
export interface ListSearch extends PageSearch {
  orderBy?: 'old';
}

/** Tab, page and order of my page, kept in the address for Back and reloads (Spec §2.14). */
export interface MypageSearch extends ListSearch {
  showTab?: 'qna';
}

export const mypageSearch = (raw: Record<string, unknown>): MypageSearch => ({
  ...(raw['showTab'] === 'qna' && { showTab: 'qna' }),
  ...pageSearch(raw),
  ...(raw['orderBy'] === 'old' && { orderBy: 'old' }),
});

/** The number of an inquiry; without one the page creates a new inquiry. */
export const inquirySearch = textParams('qnaSeq');
