import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { type Capability, can, type Scope } from '@dining/domain/staff/permissions';
import type { StaffCaller } from '../../../http/staff-session';
import type { AuditOrigin } from '../../../stores/app/audit';

interface Place {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
}

export const createVenueScope = ({ htlCode, dinCode }: Place): Scope => ({ type: 'venue', htlCode, dinCode });

/** Returns true if the caller may do something at a venue, reading included. */
export const isAllowed = (staff: Pick<StaffCaller, 'grants'>, capability: Capability, place: Place, now: Date) =>
  can(staff.grants, capability, createVenueScope(place), now).allowed;

export const createOrigin = ({ staffId, clientInfo }: StaffCaller): AuditOrigin => ({ staffId, ...clientInfo });
