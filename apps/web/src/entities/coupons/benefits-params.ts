import { type PageSearch, parsePageSearch } from '../../lib/page-params';

export interface BenefitsSearch extends PageSearch {
  showTab?: 'points';
}

export const parseBenefitsSearch = (search: Record<string, unknown>): BenefitsSearch =>
  search['showTab'] === 'points' ? { showTab: 'points', ...parsePageSearch(search) } : {};
