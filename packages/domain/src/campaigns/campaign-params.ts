import { cleanCampaignText } from './campaign';

/**
 * The parameters of marketing links that are kept for the visit: texts that whoever made the link has chosen, and identifiers of one click
 * that an advertising service added. Others are ignored; docs/marketing.md lists these. What a visitor has typed into a search engine
 * (`n_query`) is not among them.
 */
export const campaignParams = {
  utm_source: 'text',
  utm_medium: 'text',
  utm_campaign: 'text',
  utm_term: 'text',
  utm_content: 'text',
  utm_id: 'text',
  gclid: 'click',
  gbraid: 'click',
  wbraid: 'click',
  dclid: 'click',
  fbclid: 'click',
  rwg_token: 'click',
  msclkid: 'click',
  ttclid: 'click',
  twclid: 'click',
  yclid: 'click',
  n_media: 'text',
  n_campaign_type: 'text',
  n_ad_group: 'text',
  n_ad: 'text',
  n_keyword_id: 'text',
  n_keyword: 'text',
  n_rank: 'text',
  NaPm: 'click',
} as const satisfies Record<string, 'text' | 'click'>;

export type CampaignParam = keyof typeof campaignParams;
/** The parameters of one campaign's link, each with what it says. */
export type CampaignParams = Readonly<Partial<Record<CampaignParam, string>>>;

export const campaignParamNames = Object.keys(campaignParams) as readonly CampaignParam[];

/** An identifier of a click as advertising services write it. */
const clickId = /^[\w.~=|:-]{1,300}$/;

/**
 * Reads the campaign that an address, or what was kept of one, names. Returns null where it names none. `read` gets what the address says
 * under a name. What cannot be kept is left out.
 */
export function parseCampaignParams(read: (name: CampaignParam) => string | null): CampaignParams | null {
  const found = campaignParamNames.flatMap((name): [CampaignParam, string][] => {
    const text = read(name) ?? '';
    const value = campaignParams[name] === 'text' ? cleanCampaignText(text) : clickId.test(text) ? text : '';
    return value === '' ? [] : [[name, value]];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
