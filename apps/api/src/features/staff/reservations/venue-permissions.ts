import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { type Capability, getPermission, type Scope } from '@dining/domain/staff/permissions';
import type { StaffCaller } from '../../../http/staff-session';

interface VenueCodes {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
}

export const createVenueScope = ({ htlCode, dinCode }: VenueCodes): Scope => ({ type: 'venue', htlCode, dinCode });

/** Returns true if the caller has a capability at a venue, with full access or only to read. */
export const hasVenueCapability = (
  staff: Pick<StaffCaller, 'grants'>,
  capability: Capability,
  venue: VenueCodes,
  now: Date,
) => getPermission(staff.grants, capability, createVenueScope(venue), now).allowed;
