import { type PageSearch, parsePageSearch } from '../../lib/page-params';
import { createTextParamsParser } from '../../lib/text-params';

export interface ListSearch extends PageSearch {
  orderBy?: 'old';
}

/** Tab, list page and order of my page, kept in the URL for Back and reloads (Spec §2.14). */
export interface MypageSearch extends ListSearch {
  showTab?: 'qna';
}

export const parseMypageSearch = (raw: Record<string, unknown>): MypageSearch => ({
  ...(raw['showTab'] === 'qna' && { showTab: 'qna' }),
  ...parsePageSearch(raw),
  ...(raw['orderBy'] === 'old' && { orderBy: 'old' }),
});

export const parseInquirySearch = createTextParamsParser('qnaSeq');
