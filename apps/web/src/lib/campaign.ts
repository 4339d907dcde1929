import { type CampaignParams, campaignParamNames, parseCampaignParams } from '@dining/domain/campaigns/campaign-params';
import { stringifySearch } from './plain-search';
import { asRecord, forgetInTab, keepInTab, keptInTab, textIn } from './session-store';

/**
 * The campaign by which this tab's visit began. It is kept in the tab and not in a cookie: it ends with the visit, is sent to nobody but with
 * an order, and two tabs have each their own.
 */
const key = 'campaign';
/** What `early.ts` notes of an address that is left before the site's code is there. */
const landingKey = 'landing';

function parseQuery(search: string): CampaignParams | null {
  const query = new URLSearchParams(search);
  return parseCampaignParams((name) => query.get(name));
}

/** Reads the campaign of the page's address, or of the one that was left before it. Returns null where neither names one. */
export function findLandingCampaign(): CampaignParams | null {
  const left = keptInTab(landingKey);
  forgetInTab(landingKey);
  return parseQuery(location.search) ?? (typeof left === 'string' ? parseQuery(left) : null);
}

/** Keeps a campaign for the visit, in place of an earlier one. */
export const keepCampaign = (params: CampaignParams): void => keepInTab(key, { params, isReported: false });

/** Returns the campaign of the visit, or null where it began by none. */
export function getCampaign(): CampaignParams | null {
  const { params } = asRecord(keptInTab(key));
  return parseCampaignParams((name) => textIn(params, name));
}

/** Returns the campaign as a query for the first page view after the landing, and '' for all others. */
export function takeCampaignQuery(): string {
  const params = getCampaign();
  if (params === null || asRecord(keptInTab(key))['isReported'] === true) return '';
  keepInTab(key, { params, isReported: true });
  return stringifySearch(params);
}

/** Returns the page's address without the parameters of campaigns, so that whoever it is sent to is not counted; null where it has none. */
export function findPlainAddress(): string | null {
  const query = new URLSearchParams(location.search);
  const named = campaignParamNames.filter((name) => query.has(name));
  for (const name of named) query.delete(name);
  const text = query.toString();
  return named.length === 0 ? null : `${location.pathname}${text && '?'}${text}${location.hash}`;
}
