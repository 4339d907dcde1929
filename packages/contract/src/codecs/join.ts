import type { JoinConsents } from '@dining/domain/join/consents';
import type { JoinForm } from '@dining/domain/join/join-form';
import type { JoinSubmission } from '../site/join';
import type { Yn } from '../wire';
import { flagFromWire, flagToWire } from './flag';

interface ConsentsWire {
  policyTermAgreYn: Yn;
  policyPrivacyAgreYn: Yn;
  policyThirdPartiesAgreYn: Yn;
  policyMarketingAgreYn: Yn;
  marketingSmsAgreYn: Yn;
  marketingMailAgreYn: Yn;
}

/** Serializes a new member's consents (Spec §3 Join form). */
export const consentsToWire = (consents: JoinConsents): ConsentsWire => ({
  policyTermAgreYn: flagToWire(consents.terms),
  policyPrivacyAgreYn: flagToWire(consents.privacy),
  policyThirdPartiesAgreYn: flagToWire(consents.thirdParty),
  policyMarketingAgreYn: flagToWire(consents.marketing),
  marketingSmsAgreYn: flagToWire(consents.sms),
  marketingMailAgreYn: flagToWire(consents.email),
});

export const consentsFromWire = (wire: ConsentsWire): JoinConsents => ({
  terms: flagFromWire(wire.policyTermAgreYn),
  privacy: flagFromWire(wire.policyPrivacyAgreYn),
  thirdParty: flagFromWire(wire.policyThirdPartiesAgreYn),
  marketing: flagFromWire(wire.policyMarketingAgreYn),
  sms: flagFromWire(wire.marketingSmsAgreYn),
  email: flagFromWire(wire.marketingMailAgreYn),
});

/** Serializes the join form for `/join/submit`, without id, password and birthday. */
export const joinFormToWire = (form: JoinForm) => ({
  home_zip: form.home.zip,
  home_addr1: form.home.line1,
  home_addr2: form.home.line2,
  comp_zip: form.work.zip,
  comp_addr1: form.work.line1,
  comp_addr2: form.work.line2,
  wedding_day: form.weddingDay,
  recommender: form.recommender,
  reg_path: form.signUpPath ?? ('' as const),
  reg_path_txt: form.otherPathText,
  recomm_dept: form.department,
  hotel_used_yn: flagToWire(form.hotelUsed),
  recomm_hotel: form.usedHotel ?? ('' as const),
});

export const joinFormFromWire = (wire: JoinSubmission): JoinForm => ({
  home: { zip: wire.home_zip, line1: wire.home_addr1, line2: wire.home_addr2 },
  work: { zip: wire.comp_zip, line1: wire.comp_addr1, line2: wire.comp_addr2 },
  weddingDay: wire.wedding_day,
  recommender: wire.recommender,
  signUpPath: wire.reg_path ?? null,
  otherPathText: wire.reg_path_txt,
  department: wire.recomm_dept,
  hotelUsed: flagFromWire(wire.hotel_used_yn),
  usedHotel: wire.recomm_hotel ?? null,
});
