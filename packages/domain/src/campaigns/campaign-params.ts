import { cleanCampaignText } from './campaign';

/**
 * Query parameters of marketing links that the site stores, as docs/marketing.md lists them: texts chosen by the link's
 * author, and click identifiers of advertising services. Others are ignored, for example `n_query`, which contains what
 * a visitor typed into a search engine.
 */
export const campaignParamKinds = {
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

export type CampaignParam = keyof typeof campaignParamKinds;
/** The parameters of one campaign link with their values. */
export type CampaignParams = Readonly<Partial<Record<CampaignParam, string>>>;

export const campaignParamNames = Object.keys(campaignParamKinds) as readonly CampaignParam[];

/** A click identifier of an advertising service. */
const clickIdPattern = /^[\w.~=|:-]{1,300}$/;

/**
 * Parses the campaign of a URL or of stored parameters; `getValue` returns the value of a parameter. Leaves out invalid
 * values. Returns null if no value is valid.
 */
export function parseCampaignParams(getValue: (name: CampaignParam) => string | null): CampaignParams | null {
  const params = campaignParamNames.flatMap((name): [CampaignParam, string][] => {
    const text = getValue(name) ?? '';
    const value = campaignParamKinds[name] === 'text' ? cleanCampaignText(text) : clickIdPattern.test(text) ? text : '';
    return value === '' ? [] : [[name, value]];
  });
  return params.length === 0 ? null : Object.fromEntries(params);
}
