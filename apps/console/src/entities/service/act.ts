import type { ProblemError } from '@dining/client/problem-error';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { Body } from '../../lib/call';

/** The request that sends an act. It is plain data, so that a waiting act survives a reload. */
type ActRequest =
  | { readonly type: 'move'; readonly body: Body<'POST /api/staff/attendance/move'> }
  | { readonly type: 'undo'; readonly body: Body<'POST /api/staff/attendance/undo'> }
  | { readonly type: 'addWalkIn'; readonly body: Body<'POST /api/staff/walk-in/add'> }
  | { readonly type: 'endWalkIn'; readonly body: Body<'POST /api/staff/walk-in/end'> };

/** A change that staff have recorded and the server has not confirmed yet. */
export interface Act {
  /** Id of the reservation or walk-in. */
  readonly subject: string;
  /** Name of the party, for the list of waiting acts. */
  readonly label: string;
  /** Code of the venue. */
  readonly dinCode: string;
  /** The party's attendance after the act; absent if the server decides it. */
  readonly to?: Attendance;
  /** The server runs the request once for each idempotency key. */
  readonly request: ActRequest;
}

export interface QueuedAct extends Act {
  readonly key: string;
  /** When it was recorded, in milliseconds. */
  readonly at: number;
  /** The problem with which the server has refused it; undefined while it waits. */
  readonly problem?: ProblemError | undefined;
}
