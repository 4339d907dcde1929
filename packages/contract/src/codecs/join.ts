import type { JoinConsents } from '@dining/domain/join/consents';
import type { JoinForm } from '@dining/domain/join/join-form';
import type { JoinSubmission } from '../site/join';
import type { Yn } from '../wire';
import { decodeFlag, encodeFlag } from './flag';

interface ConsentsWire {
  policyTermAgreYn: Yn;
  policyPrivacyAgreYn: Yn;
  policyThirdPartiesAgreYn: Yn;
  policyMarketingAgreYn: Yn;
  marketingSmsAgreYn: Yn;
  marketingMailAgreYn: Yn;
}

/** Serializes a new member's consents (Spec §3 Join form). */
export const encodeConsents = (consents: JoinConsents): ConsentsWire => ({
  policyTermAgreYn: encodeFlag(consents.terms),
  policyPrivacyAgreYn: encodeFlag(consents.privacy),
  policyThirdPartiesAgreYn: encodeFlag(consents.thirdParty),
  policyMarketingAgreYn: encodeFlag(consents.marketing),
  marketingSmsAgreYn: encodeFlag(consents.sms),
  marketingMailAgreYn: encodeFlag(consents.email),
});

export const decodeConsents = (wire: ConsentsWire): JoinConsents => ({
  terms: decodeFlag(wire.policyTermAgreYn),
  privacy: decodeFlag(wire.policyPrivacyAgreYn),
  thirdParty: decodeFlag(wire.policyThirdPartiesAgreYn),
  marketing: decodeFlag(wire.policyMarketingAgreYn),
  sms: decodeFlag(wire.marketingSmsAgreYn),
  email: decodeFlag(wire.marketingMailAgreYn),
});

/** Serializes the join form for `/join/submit`, without id, password and birthday. */
export const encodeJoinForm = (form: JoinForm) => ({
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
  hotel_used_yn: encodeFlag(form.hasVisitedHotel),
  recomm_hotel: form.visitedHotelCode ?? ('' as const),
});

export const decodeJoinForm = (wire: JoinSubmission): JoinForm => ({
  home: { zip: wire.home_zip, line1: wire.home_addr1, line2: wire.home_addr2 },
  work: { zip: wire.comp_zip, line1: wire.comp_addr1, line2: wire.comp_addr2 },
  weddingDay: wire.wedding_day,
  recommender: wire.recommender,
  signUpPath: wire.reg_path ?? null,
  otherPathText: wire.reg_path_txt,
  department: wire.recomm_dept,
  hasVisitedHotel: decodeFlag(wire.hotel_used_yn),
  visitedHotelCode: wire.recomm_hotel ?? null,
});
