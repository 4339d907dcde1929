import { type PageSearch, pageSearch } from '../../lib/page-params';

/** What of my page's benefits an address opens: coupons, which are not written, or points at a page of their history. */
export interface BenefitsSearch extends PageSearch {
  showTab?: 'points';
}

export const benefitsSearch = (search: Record<string, unknown>): BenefitsSearch =>
  search['showTab'] === 'points' ? { showTab: 'points', ...pageSearch(search) } : {};
