/** Where a visit came from, as the link of a campaign says it; '' where it does not. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly name: string;
}

/** Characters a text of a campaign has at most; a longer one is cut. */
export const campaignTextLimit = 100;

/** Texts longer than this are not read at all: cleaning them would cost more than they are worth. */
const readLimit = 1_000;

const emailMark = /@|%40/;
/** A telephone number of Korea, or one that begins with + or 0. */
const phone = /(?:^|\D)(?:(?:\+\d{1,3}[ .-]?|0)\d{1,2}|82[ .-]?10)[ .-]?\d{3,4}[ .-]?\d{4}(?:\D|$)/;

/**
 * Returns a text of a campaign as it may be kept: on one line, without invisible characters, cut to the limit. Returns '' for a text that
 * holds an e-mail address or a telephone number: neither belongs into a link or into analytics (decision 35).
 */
export function cleanCampaignText(text: string): string {
  if (text.length > readLimit) return '';
  const line = text.normalize('NFKC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
  if (emailMark.test(line) || phone.test(line)) return '';
  // A letter of two units that the limit would split goes as a whole.
  return line
    .slice(0, campaignTextLimit)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** Returns the campaign as it is stored with a reservation (decision 63), or null where nothing is known of it. */
export function createCampaign({ source, medium, name }: Campaign): Campaign | null {
  const campaign = { source: cleanCampaignText(source), medium: cleanCampaignText(medium), name: cleanCampaignText(name) };
  return Object.values(campaign).every((text) => text === '') ? null : campaign;
}
