import { inboxCalls } from './app';
import { availabilityCalls } from './availability';
import { deskCalls } from './desk';
import { hotelCalls } from './hotels';
import { inquiryCalls } from './inquiries';
import { messageCalls } from './messages';
import { payLinkCalls } from './pay-links';
import { paymentCalls } from './payments';
import { dietaryCalls } from './products';
import { staffReviewCalls } from './reviews';
import { serviceCalls } from './service';
import { staffSessionCalls } from './session';
import { staffCalls } from './staff';
import { venueCalls } from './venues';

/** All calls of staff by group. */
export const staffCallsByGroup = {
  'staff session': staffSessionCalls,
  staff: staffCalls,
  'staff hotels': hotelCalls,
  'staff venues': venueCalls,
  'staff products': dietaryCalls,
  'staff service': serviceCalls,
  'staff availability': availabilityCalls,
  'staff reservations': deskCalls,
  'staff pay links': payLinkCalls,
  'staff inbox': inboxCalls,
  'staff inquiries': inquiryCalls,
  'staff messages': messageCalls,
  'staff payments': paymentCalls,
  'staff reviews': staffReviewCalls,
} as const;
export type StaffApiGroup = keyof typeof staffCallsByGroup;

type StaffEndpoint = (typeof staffCallsByGroup)[StaffApiGroup][number];

/** @internal for tests */
export const staffEndpoints: readonly StaffEndpoint[] = Object.values(staffCallsByGroup).flat();
