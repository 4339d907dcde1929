import { type CheckResult, err, ok } from '../shared/result';

/** What a member may agree to or not: news and offers, and the ways by which they come. */
export interface MarketingConsents {
  readonly marketing: boolean;
  readonly sms: boolean;
  readonly email: boolean;
}

/** What a new member agrees to (Spec §2.6). The first three are required. */
export interface JoinConsents extends MarketingConsents {
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly thirdParty: boolean;
}

/** Check-all sets all six. */
export const setAllConsents = (value: boolean): JoinConsents => ({
  terms: value,
  privacy: value,
  thirdParty: value,
  marketing: value,
  sms: value,
  email: value,
});

/** Check-all shows as checked only when all six are. */
export const areAllConsentsSet = (consents: JoinConsents): boolean => Object.values(consents).every(Boolean);

/** Checking marketing sets SMS and e-mail, unchecking clears them; every other box stands for itself. */
export const setConsent = <Consents extends MarketingConsents>(
  consents: Consents,
  name: keyof Consents,
  value: boolean,
): Consents =>
  name === 'marketing' ? { ...consents, marketing: value, sms: value, email: value } : { ...consents, [name]: value };

/** What is kept of them: nobody is written to without agreeing to marketing itself. */
export const normalizeConsents = <Consents extends MarketingConsents>(consents: Consents): Consents => ({
  ...consents,
  sms: consents.marketing && consents.sms,
  email: consents.marketing && consents.email,
});

/** Spec §5 Join agreement: the three required ones, in this order, each with its own alert. */
export function checkConsents(
  consents: JoinConsents,
): CheckResult<'terms_required' | 'privacy_required' | 'third_party_required'> {
  if (!consents.terms) return err('terms_required');
  if (!consents.privacy) return err('privacy_required');
  return consents.thirdParty ? ok : err('third_party_required');
}
