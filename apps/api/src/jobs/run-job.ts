import type { Pool } from 'pg';
import type { JobName } from '../config/jobs';
import { recordHeartbeat } from '../stores/app/heartbeats';
import type { JobContext, JobHandler } from './job';
import { sendDueMails } from './mails';
import { creditVisitPoints } from './points';
import { publishDueDrafts } from './publish';
import { reconcilePayments } from './reconcile';
import { renderPendingPictures } from './renditions';
import { deleteExpiredData } from './retention';
import { sealAuditEntries } from './seal';
import { sendDueSms } from './sms';
import { sweepHoldsAndWalkIns } from './sweep';
import { enqueueDueVenueSheets } from './venue-sheets';

const handlers = {
  sweeper: sweepHoldsAndWalkIns,
  reconciler: reconcilePayments,
  points: creditVisitPoints,
  renditions: renderPendingPictures,
  publisher: publishDueDrafts,
  retention: deleteExpiredData,
  sealer: sealAuditEntries,
  sheets: enqueueDueVenueSheets,
  sms: sendDueSms,
  mailer: sendDueMails,
} as const satisfies Record<JobName, JobHandler>;

/**
 * The minimum interval between two heartbeats of a run. With one per message, heartbeats would be most of its writes.
 */
const minHeartbeatIntervalMs = 1_000;

function createHeartbeat(pool: Pool, name: JobName): JobContext['heartbeat'] {
  let lastBeatAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - lastBeatAt < minHeartbeatIntervalMs) return;
    lastBeatAt = now;
    await recordHeartbeat(pool, name);
  };
}

export const runJob = (name: JobName, context: Omit<JobContext, 'name' | 'heartbeat'>): Promise<void> =>
  handlers[name]({ ...context, name, heartbeat: createHeartbeat(context.deps.database.pool, name) });
