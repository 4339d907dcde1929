import { type PageSearch, pageSearch } from '../../lib/page-params';

/** The tab of the benefits page: coupons (left out of the address), or a page of the points' history. */
export interface BenefitsSearch extends PageSearch {
  showTab?: 'points';
}

export const benefitsSearch = (search: Record<string, unknown>): BenefitsSearch =>
  search['showTab'] === 'points' ? { showTab: 'points', ...pageSearch(search) } : {};
