import { type FailedField, type Failure, isFailure } from '@dining/contract/failure';
import { canPublish, listChangedTurnFields } from '@dining/domain/catalogue/publication-permission';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { countComingStaysAtNewTimes } from '../booking/capacity/count-stays-at-new-times';
import { getCatalogue } from '../booking/catalogue/catalogue';
import { refuseFields } from '../catalogue/edit-catalogue';
import { publishDraft } from '../catalogue/publish-draft';
import { inTransaction } from '../db/transaction';
import { isDatabaseUnavailable } from '../db/unavailable';
import { raiseAlarm } from '../notifications/alarms';
import { insertAuditEntry } from '../stores/app/audit';
import { lockCatalogue } from '../stores/catalogue/catalogue-rows';
import {
  type DraftCode,
  type DueDraft,
  deleteDraft,
  failDraft,
  findDraft,
  findDueDraft,
  type StoredDraft,
} from '../stores/catalogue/drafts';
import { listGrantsOfStaff } from '../stores/staff/grants';
import { findStaff } from '../stores/staff/people';
import type { JobContext } from './job';

const maxRunMs = 120_000;
/** How long a publication that ended in an unexpected error is tried again. */
const maxRetryMs = 600_000;

/** A draft that is due, with the version that a run tries to publish. */
interface TriedDraft {
  readonly version: number;
  readonly publishAt: Date;
  readonly htlCode: HtlCode;
}

interface RefusedDraft extends TriedDraft {
  readonly problems: readonly FailedField[];
}

const listProblems = ({ failure, errors = [] }: Failure) =>
  errors.length > 0 ? [...errors] : [{ path: '', message: failure }];

/** Publishes a draft for the person who has planned it, unless they may not publish it any more. */
async function publishForPlanner(client: PoolClient, draft: StoredDraft, plannedBy: string, now: Date) {
  const planner = await findStaff(client, plannedBy);
  if (planner === undefined) return refuseFields([{ path: '', code: 'publication_forbidden' }]);
  const edit = await publishDraft(client, draft, undefined, { name: planner.name, source: 'console' });
  if (isFailure(edit)) return edit;
  const grants = await listGrantsOfStaff(client, plannedBy);
  if (!canPublish(grants, { kind: draft.kind, ...edit }, [...edit.places, draft], now))
    return refuseFields([{ path: '', code: 'publication_forbidden' }]);
  if (listChangedTurnFields(edit).length > 0)
    await countComingStaysAtNewTimes(client, [toCode<DinCode>(draft.code)], getTodayInSeoul(now));
  return { planner: planner.name };
}

/**
 * Publishes a draft if it is still due: another process may have published it, or staff may have changed its plan.
 * Returns the draft if a rule refuses it; nothing is changed then. `onTried` gets the draft before it is published.
 */
async function publishDueDraft(
  { deps }: JobContext,
  { kind, code }: DraftCode,
  onTried: (draft: TriedDraft) => void,
): Promise<RefusedDraft | 'published' | 'not_due'> {
  return inTransaction(
    deps.database.pool,
    async (client): Promise<RefusedDraft | 'published' | 'not_due'> => {
      await lockCatalogue(client);
      const draft = await findDraft(client, kind, code);
      if (draft === undefined) return 'not_due';
      const { htlCode, version, publishAt, plannedBy } = draft;
      if (publishAt === null || plannedBy === null || publishAt > deps.now()) return 'not_due';
      onTried({ version, publishAt, htlCode });
      const response = await publishForPlanner(client, draft, plannedBy, deps.now());
      if (isFailure(response)) return { version, publishAt, htlCode, problems: listProblems(response) };
      await deleteDraft(client, kind, code);
      await insertAuditEntry(client, {
        kind: 'job',
        actorName: 'publisher',
        action: 'draft.publish',
        subject: `${kind} ${code}`,
        htlCode,
        detail: { version, plannedBy: response.planner },
      });
      return 'published';
    },
    (result) => result === 'published',
  );
}

/** Ends the plan of a refused draft and notifies staff, unless they have changed the draft meanwhile. */
async function reportRefusedDraft({ deps, log }: JobContext, { kind, code }: DraftCode, refused: RefusedDraft) {
  const { version, publishAt, htlCode, problems } = refused;
  const subject = `${kind} ${code}`;
  await inTransaction(deps.database.pool, async (client) => {
    await lockCatalogue(client);
    const draft = await findDraft(client, kind, code);
    if (draft?.version !== version || draft.publishAt?.getTime() !== publishAt.getTime()) return;
    await failDraft(client, kind, code, problems);
    const detail = problems.map(({ path, message }) => `${path} ${message}`.trim()).join(', ');
    await insertAuditEntry(client, {
      kind: 'job',
      actorName: 'publisher',
      action: 'draft.fail',
      subject,
      htlCode,
      detail: { version, problems: detail.slice(0, 500) },
    });
    await raiseAlarm(client, log, 'publication_failed', subject, detail.slice(0, 500));
  });
}

/**
 * Publishes a draft, or reports why it could not be published. After an unexpected error it stays due, and is reported
 * only if it still fails ten minutes after its time.
 */
async function publishOrReport(context: JobContext, { kind, code }: DraftCode): Promise<void> {
  const { deps, log } = context;
  const key = { kind, code };
  let tried: TriedDraft | undefined;
  let result: RefusedDraft | 'published' | 'not_due';
  try {
    result = await publishDueDraft(context, key, (draft) => {
      tried = draft;
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ event: 'draft.not_published', err: error, ...key }, 'a planned draft could not be published');
    if (tried === undefined || deps.now().getTime() < tried.publishAt.getTime() + maxRetryMs) return;
    result = { ...tried, problems: [{ path: '', message: 'unexpected' }] };
  }
  if (result === 'published') log.info({ event: 'draft.published', ...key }, 'planned draft published');
  else if (result !== 'not_due') await reportRefusedDraft(context, key, result);
}

/** Publishes the drafts whose time has come, the longest due first, and tries each once. */
export async function publishDueDrafts(context: JobContext): Promise<void> {
  const { deps, stopSignal, heartbeat } = context;
  const { pool } = deps.database;
  const deadline = Date.now() + maxRunMs;
  let last: DueDraft | undefined;
  while (!stopSignal.aborted && Date.now() < deadline) {
    const due = await findDueDraft(pool, deps.now(), last);
    if (due === undefined) break;
    last = due;
    await publishOrReport(context, due);
    getCatalogue(deps.database).clear();
    await heartbeat();
  }
  await heartbeat();
}
