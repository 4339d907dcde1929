import { type CampaignParams, campaignParamNames, parseCampaignParams } from '@dining/domain/campaigns/campaign-params';
import { landingKey } from './landing';
import { stringifySearch } from './plain-search';
import { getTabItem, getTextField, removeTabItem, setTabItem } from './tab-storage';

/**
 * The campaign that brought the guest to the site is stored under this key in the tab, and not in a cookie: the server
 * needs it only with an order, and it is forgotten with the tab.
 */
const storageKey = 'campaign';

/**
 * Stores the campaign that a landing page's query names, replacing an earlier one. Returns the campaign as a query for
 * the next page view, or '' if the query names no valid one.
 */
export function saveCampaign(landingQuery: string): string {
  const query = new URLSearchParams(landingQuery);
  const params = parseCampaignParams((name) => query.get(name));
  if (params === null) {
    removeTabItem(landingKey);
    return '';
  }
  setTabItem(storageKey, params);
  setTabItem(landingKey, landingQuery);
  return stringifySearch(params);
}

export function getCampaign(): CampaignParams | null {
  const storedCampaign = getTabItem(storageKey);
  return parseCampaignParams((name) => getTextField(storedCampaign, name));
}

/**
 * Returns the page's URL without campaign parameters, so that shared links are not attributed to the campaign; null if
 * the URL has none.
 */
export function findUrlWithoutCampaign(): string | null {
  const query = new URLSearchParams(location.search);
  const paramNames = campaignParamNames.filter((name) => query.has(name));
  for (const name of paramNames) query.delete(name);
  const queryText = query.toString();
  return paramNames.length === 0 ? null : `${location.pathname}${queryText && '?'}${queryText}${location.hash}`;
}
