import { type PageSearch, pageSearch } from '../../lib/page-params';
import { textParams } from '../../lib/text-params';

/** What a list of my page is asked for by; the first page and the newest first are not written. */
export interface ListSearch extends PageSearch {
  orderBy?: 'old';
}

/** The tab, page and order of my page, all of it in the address, so that Back and a reload lead to the same place (Spec §2.14). */
export interface MypageSearch extends ListSearch {
  showTab?: 'qna';
}

/** What an address says of my page; whatever cannot be meant is overlooked. */
export const mypageSearch = (raw: Record<string, unknown>): MypageSearch => ({
  ...(raw['showTab'] === 'qna' && { showTab: 'qna' }),
  ...pageSearch(raw),
  ...(raw['orderBy'] === 'old' && { orderBy: 'old' }),
});

/** The number of an inquiry; without one a new one is written. The server judges what is none. */
export const inquirySearch = textParams('qnaSeq');
