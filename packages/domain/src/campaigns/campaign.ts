/** The campaign whose link brought the guest to the site, as named in the link; '' for missing fields. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly name: string;
}

/** Maximum characters of a campaign text; longer texts are cut. */
export const campaignTextLimit = 100;

/** Characters above which a text is ignored, because cleaning it is too expensive. */
const inputLimit = 1_000;

const emailPattern = /@|%40/;
/** A Korean phone number, or a number that begins with + or 0. */
const phonePattern = /(?:^|\D)(?:(?:\+\d{1,3}[ .-]?|0)\d{1,2}|82[ .-]?10)[ .-]?\d{3,4}[ .-]?\d{4}(?:\D|$)/;

/**
 * Returns a campaign text as it may be stored: one line, without invisible characters, cut to the limit. Returns '' if
 * the text is too long to be cleaned or contains an e-mail address or a phone number, which must not be in links or
 * analytics (decision 35).
 */
export function cleanCampaignText(text: string): string {
  if (text.length > inputLimit) return '';
  const line = text.normalize('NFKC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
  if (emailPattern.test(line) || phonePattern.test(line)) return '';
  // Removes a surrogate whose other half was cut off.
  return line
    .slice(0, campaignTextLimit)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** Returns the campaign as it is stored with a reservation (decision 63), or null if it is empty. */
export function createCampaign({ source, medium, name }: Campaign): Campaign | null {
  const campaign = {
    source: cleanCampaignText(source),
    medium: cleanCampaignText(medium),
    name: cleanCampaignText(name),
  };
  return Object.values(campaign).every((text) => text === '') ? null : campaign;
}
