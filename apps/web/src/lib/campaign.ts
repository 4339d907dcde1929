import { type CampaignParams, campaignParamNames, parseCampaignParams } from '@dining/domain/campaigns/campaign-params';
import { landingKey } from './landing';
import { stringifySearch } from './plain-search';
import { forgetInTab, keepInTab, keptInTab, textIn } from './session-store';

/**
 * The campaign by which this tab's visit began. It is kept in the tab and not in a cookie: it ends with the visit, is sent to nobody but with
 * an order, and two tabs have each their own.
 */
const key = 'campaign';

/**
 * Keeps the campaign that the query of a landing names, in place of an earlier one. Returns it as a query for the next page view; '' if the
 * landing names none.
 */
export function keepCampaign(landing: string): string {
  const query = new URLSearchParams(landing);
  const params = parseCampaignParams((name) => query.get(name));
  if (params === null) {
    forgetInTab(landingKey);
    return '';
  }
  keepInTab(key, params);
  keepInTab(landingKey, landing);
  return stringifySearch(params);
}

/** Returns the campaign of the visit, or null where it began by none. */
export function getCampaign(): CampaignParams | null {
  const kept = keptInTab(key);
  return parseCampaignParams((name) => textIn(kept, name));
}

/** Returns the page's address without the parameters of campaigns, so that whoever it is sent to is not counted; null where it has none. */
export function findPlainAddress(): string | null {
  const query = new URLSearchParams(location.search);
  const named = campaignParamNames.filter((name) => query.has(name));
  for (const name of named) query.delete(name);
  const text = query.toString();
  return named.length === 0 ? null : `${location.pathname}${text && '?'}${text}${location.hash}`;
}
