import { type CampaignParams, campaignParamNames, parseCampaignParams } from '@dining/domain/campaigns/campaign-params';
import { landingKey } from './landing';
import { stringifySearch } from './plain-search';
import { getTabItem, getTextField, removeTabItem, setTabItem } from './tab-storage';

/**
 * The campaign that this visit came from. Stored in the tab and not in a cookie: it ends with the visit and is only
 * sent with an order.
 */
const key = 'campaign';

/**
 * Stores the campaign named in the query of a visit's first page, replacing an earlier one. Returns it as a query for
 * the next page view, or '' if there is none.
 */
export function saveCampaign(landing: string): string {
  const query = new URLSearchParams(landing);
  const params = parseCampaignParams((name) => query.get(name));
  if (params === null) {
    removeTabItem(landingKey);
    return '';
  }
  setTabItem(key, params);
  setTabItem(landingKey, landing);
  return stringifySearch(params);
}

export function getCampaign(): CampaignParams | null {
  const stored = getTabItem(key);
  return parseCampaignParams((name) => getTextField(stored, name));
}

/**
 * Returns the page's URL without campaign parameters, so that shared links are not attributed to the campaign; null if
 * the URL has none.
 */
export function findPlainAddress(): string | null {
  const query = new URLSearchParams(location.search);
  const paramNames = campaignParamNames.filter((name) => query.has(name));
  for (const name of paramNames) query.delete(name);
  const text = query.toString();
  return paramNames.length === 0 ? null : `${location.pathname}${text && '?'}${text}${location.hash}`;
}
