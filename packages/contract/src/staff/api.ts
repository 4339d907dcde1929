import { inboxEndpoints } from './app';
import { availabilityEndpoints } from './availability';
import { benefitEndpoints } from './benefits';
import { campaignEndpoints } from './campaigns';
import { catalogueEndpoints } from './catalogue';
import { catalogueFileEndpoints } from './catalogue-files';
import { limitEndpoints } from './catalogue-limits';
import { priceEndpoints } from './catalogue-prices';
import { couponOfferEndpoints } from './coupons';
import { deskEndpoints } from './desk';
import { documentEndpoints } from './documents';
import { formHistoryEndpoints } from './form-history';
import { formerSystemEndpoints } from './former';
import { groupEndpoints } from './group';
import { staffHotelEndpoints } from './hotels';
import { inquiryEndpoints } from './inquiries';
import { inventoryEndpoints } from './inventory';
import { staffMemberEndpoints } from './members';
import { menuAllergenEndpoints } from './menu-allergens';
import { messageEndpoints } from './messages';
import { payLinkEndpoints } from './pay-links';
import { paymentEndpoints } from './payments';
import { pictureEndpoints } from './pictures';
import { staffReviewEndpoints } from './reviews';
import { serviceEndpoints } from './service';
import { staffSessionEndpoints } from './session';
import { setupEndpoints } from './setup';
import { staffPeopleEndpoints } from './staff';
import { templateEndpoints } from './templates';
import { translationEndpoints } from './translations';
import { staffVenueEndpoints } from './venues';

/** All staff endpoints by group. */
export const staffEndpointsByGroup = {
  'staff session': staffSessionEndpoints,
  staff: staffPeopleEndpoints,
  'staff hotels': staffHotelEndpoints,
  'staff venues': staffVenueEndpoints,
  'staff products': menuAllergenEndpoints,
  'staff setup': setupEndpoints,
  'staff catalogue': [
    ...catalogueFileEndpoints,
    ...catalogueEndpoints,
    ...priceEndpoints,
    ...limitEndpoints,
    ...benefitEndpoints,
    ...groupEndpoints,
    ...translationEndpoints,
    ...formHistoryEndpoints,
  ],
  'staff coupons': couponOfferEndpoints,
  'staff documents': documentEndpoints,
  'staff former': formerSystemEndpoints,
  'staff pictures': pictureEndpoints,
  'staff service': serviceEndpoints,
  'staff availability': availabilityEndpoints,
  'staff inventory': inventoryEndpoints,
  'staff reservations': deskEndpoints,
  'staff pay links': payLinkEndpoints,
  'staff inbox': inboxEndpoints,
  'staff inquiries': inquiryEndpoints,
  'staff messages': [...messageEndpoints, ...templateEndpoints],
  'staff payments': paymentEndpoints,
  'staff members': staffMemberEndpoints,
  'staff reports': campaignEndpoints,
  'staff reviews': staffReviewEndpoints,
} as const;
export type StaffApiGroup = keyof typeof staffEndpointsByGroup;

type StaffEndpoint = (typeof staffEndpointsByGroup)[StaffApiGroup][number];

/** @internal for tests */
export const staffEndpoints: readonly StaffEndpoint[] = Object.values(staffEndpointsByGroup).flat();
