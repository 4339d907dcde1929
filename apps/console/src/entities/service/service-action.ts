import type { ProblemError } from '@dining/client/problem-error';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { Body } from '../../lib/call';

/** The request that sends an action. It is plain data, so that a waiting action survives a reload. */
type ActionRequest =
  | { readonly type: 'move'; readonly body: Body<'POST /api/staff/attendance/move'> }
  | { readonly type: 'undo'; readonly body: Body<'POST /api/staff/attendance/undo'> }
  | { readonly type: 'addWalkIn'; readonly body: Body<'POST /api/staff/walk-in/add'> }
  | { readonly type: 'endWalkIn'; readonly body: Body<'POST /api/staff/walk-in/end'> };

/** A change that staff have recorded and the server has not confirmed yet. */
export interface ServiceAction {
  /** Id of the reservation or walk-in. */
  readonly subject: string;
  /** Name of the party, for the list of waiting actions. */
  readonly label: string;
  /** Code of the venue. */
  readonly dinCode: string;
  /** The party's attendance after the action; absent if the server decides it. */
  readonly to?: Attendance;
  /** The server runs the request once for each idempotency key. */
  readonly request: ActionRequest;
}

export interface QueuedAction extends ServiceAction {
  readonly key: string;
  /** When it was recorded, in milliseconds. */
  readonly at: number;
  /** The problem with which the server has refused it; undefined while it waits. */
  readonly problem?: ProblemError | undefined;
}
