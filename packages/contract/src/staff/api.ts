import { inboxCalls } from './app';
import { availabilityCalls } from './availability';
import { campaignCalls } from './campaigns';
import { deskCalls } from './desk';
import { placeCalls } from './hotels';
import { inquiryCalls } from './inquiries';
import { memberCalls } from './members';
import { messageCalls } from './messages';
import { payLinkCalls } from './pay-links';
import { paymentCalls } from './payments';
import { staffReviewCalls } from './reviews';
import { serviceCalls } from './service';
import { staffSessionCalls } from './session';
import { staffCalls } from './staff';

/** All calls of staff by group. */
export const staffCallsByGroup = {
  'staff session': staffSessionCalls,
  staff: staffCalls,
  'staff hotels': placeCalls,
  'staff service': serviceCalls,
  'staff availability': availabilityCalls,
  'staff reservations': deskCalls,
  'staff pay links': payLinkCalls,
  'staff inbox': inboxCalls,
  'staff inquiries': inquiryCalls,
  'staff messages': messageCalls,
  'staff payments': paymentCalls,
  'staff members': memberCalls,
  'staff reports': campaignCalls,
  'staff reviews': staffReviewCalls,
} as const;
export type StaffApiGroup = keyof typeof staffCallsByGroup;

type StaffEndpoint = (typeof staffCallsByGroup)[StaffApiGroup][number];

/** @internal for tests */
export const staffEndpoints: readonly StaffEndpoint[] = Object.values(staffCallsByGroup).flat();
