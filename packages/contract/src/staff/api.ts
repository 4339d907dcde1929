import { inboxEndpoints } from './app';
import { availabilityEndpoints } from './availability';
import { campaignCalls } from './campaigns';
import { deskEndpoints } from './desk';
import { hotelCalls } from './hotels';
import { inquiryEndpoints } from './inquiries';
import { memberCalls } from './members';
import { messageEndpoints } from './messages';
import { payLinkEndpoints } from './pay-links';
import { paymentEndpoints } from './payments';
import { dietaryCalls } from './products';
import { staffReviewEndpoints } from './reviews';
import { serviceEndpoints } from './service';
import { staffSessionEndpoints } from './session';
import { staffPeopleEndpoints } from './staff';
import { venueCalls } from './venues';

/** All staff endpoints by group. */
export const staffEndpointsByGroup = {
  'staff session': staffSessionEndpoints,
  staff: staffPeopleEndpoints,
  'staff hotels': hotelCalls,
  'staff venues': venueCalls,
  'staff products': dietaryCalls,
  'staff service': serviceEndpoints,
  'staff availability': availabilityEndpoints,
  'staff reservations': deskEndpoints,
  'staff pay links': payLinkEndpoints,
  'staff inbox': inboxEndpoints,
  'staff inquiries': inquiryEndpoints,
  'staff messages': messageEndpoints,
  'staff payments': paymentEndpoints,
  'staff members': memberCalls,
  'staff reports': campaignCalls,
  'staff reviews': staffReviewEndpoints,
} as const;
export type StaffApiGroup = keyof typeof staffEndpointsByGroup;

type StaffEndpoint = (typeof staffEndpointsByGroup)[StaffApiGroup][number];

/** @internal for tests */
export const staffEndpoints: readonly StaffEndpoint[] = Object.values(staffEndpointsByGroup).flat();
