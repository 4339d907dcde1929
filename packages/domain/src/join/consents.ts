import { type CheckResult, err, ok } from '../shared/result';

/** A member's optional consents: to marketing, and to each marketing channel. */
export interface MarketingConsents {
  readonly marketing: boolean;
  readonly sms: boolean;
  readonly email: boolean;
}

/** Consents of a new member (Spec §2.6). The first three are required. */
export interface JoinConsents extends MarketingConsents {
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly thirdParty: boolean;
}

/** Sets or clears all six consents, for the checkbox that ticks all. */
export const setAllConsents = (value: boolean): JoinConsents => ({
  terms: value,
  privacy: value,
  thirdParty: value,
  marketing: value,
  sms: value,
  email: value,
});

/** Returns true if all six consents are set, for the checkbox that ticks all. */
export const areAllConsentsSet = (consents: JoinConsents): boolean => Object.values(consents).every(Boolean);

/** Sets one consent. Marketing also sets or clears SMS and e-mail; all others are independent. */
export const setConsent = <Consents extends MarketingConsents>(
  consents: Consents,
  name: keyof Consents,
  value: boolean,
): Consents =>
  name === 'marketing' ? { ...consents, marketing: value, sms: value, email: value } : { ...consents, [name]: value };

/** Clears the channels if marketing itself is not consented to. */
export const normalizeConsents = <Consents extends MarketingConsents>(consents: Consents): Consents => ({
  ...consents,
  sms: consents.marketing && consents.sms,
  email: consents.marketing && consents.email,
});

/** Checks the three required consents in this order and returns the first error (Spec §5 Join agreement). */
export function checkConsents(
  consents: JoinConsents,
): CheckResult<'terms_required' | 'privacy_required' | 'third_party_required'> {
  if (!consents.terms) return err('terms_required');
  if (!consents.privacy) return err('privacy_required');
  return consents.thirdParty ? ok : err('third_party_required');
}
