import type { ProblemError } from '@dining/client/problem-error';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { Body } from '../../lib/call';

/** The call that an act makes. It is data, so that an act that waits survives a reload. */
type ActRequest =
  | { readonly type: 'move'; readonly body: Body<'POST /api/staff/attendance/move'> }
  | { readonly type: 'undo'; readonly body: Body<'POST /api/staff/attendance/undo'> }
  | { readonly type: 'addWalkIn'; readonly body: Body<'POST /api/staff/walk-in/add'> }
  | { readonly type: 'endWalkIn'; readonly body: Body<'POST /api/staff/walk-in/end'> };

/** Something that staff have recorded, and the server has not confirmed yet. */
export interface Act {
  /** Names the reservation or walk-in. */
  readonly subject: string;
  /** Of the party, for the list of what waits. */
  readonly label: string;
  /** The venue. */
  readonly dinCode: string;
  /** Where the party is then; absent if the server decides. */
  readonly to?: Attendance;
  /** The server does it once for each key. */
  readonly request: ActRequest;
}

export interface QueuedAct extends Act {
  readonly key: string;
  /** When it was recorded, in milliseconds. */
  readonly at: number;
  /** Why the server has refused it; undefined while it waits. */
  readonly problem?: ProblemError | undefined;
}
