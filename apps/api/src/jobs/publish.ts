import { type Failure, isFailure } from '@dining/contract/failure';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogue } from '../booking/catalogue/catalogue';
import { publishDraft } from '../catalogue/publish-draft';
import { inTransaction } from '../db/transaction';
import { isDatabaseUnavailable } from '../db/unavailable';
import { raiseAlarm } from '../notifications/alarms';
import { insertAuditEntry } from '../stores/app/audit';
import { lockCatalogue } from '../stores/catalogue/catalogue-rows';
import { deleteDraft, failDraft, findDraft, findDueDraft } from '../stores/catalogue/drafts';
import type { JobContext } from './job';

const maxRunMs = 120_000;

interface DraftKey {
  readonly kind: VersionedKind;
  readonly code: string;
}

/** A draft whose planned publication was refused, at the version that was tried. */
interface RefusedDraft {
  readonly version: number;
  readonly htlCode: HtlCode;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

const listProblems = ({ failure, errors = [] }: Failure) =>
  errors.length > 0 ? [...errors] : [{ path: '', message: failure }];

/**
 * Publishes a draft if it is still due: another process may have published it, or staff may have changed its plan.
 * Returns the draft if a rule refuses it; nothing is changed then.
 */
async function publishDueDraft(
  { deps }: JobContext,
  { kind, code }: DraftKey,
): Promise<RefusedDraft | 'published' | 'not_due'> {
  return inTransaction(
    deps.database.pool,
    async (client): Promise<RefusedDraft | 'published' | 'not_due'> => {
      await lockCatalogue(client);
      const draft = await findDraft(client, kind, code);
      if (draft === undefined) return 'not_due';
      const { htlCode, version, publishAt, plannedBy } = draft;
      if (publishAt === null || plannedBy === null || publishAt > deps.now()) return 'not_due';
      const edit = await publishDraft(client, draft, undefined, { name: plannedBy, source: 'console' });
      if (isFailure(edit)) return { version, htlCode, problems: listProblems(edit) };
      await deleteDraft(client, kind, code);
      await insertAuditEntry(client, {
        kind: 'job',
        actorName: 'publisher',
        action: 'draft.publish',
        subject: `${kind} ${code}`,
        htlCode,
        detail: { version, plannedBy },
      });
      return 'published';
    },
    (result) => result === 'published',
  );
}

/** Ends the plan of a refused draft and notifies staff, unless they have changed the draft meanwhile. */
async function reportRefusedDraft({ deps, log }: JobContext, { kind, code }: DraftKey, refused: RefusedDraft) {
  const { version, htlCode, problems } = refused;
  const subject = `${kind} ${code}`;
  await inTransaction(deps.database.pool, async (client) => {
    await lockCatalogue(client);
    const draft = await findDraft(client, kind, code);
    if (draft?.version !== version) return;
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

/** Publishes a draft, or reports why it could not be published. */
async function publishOrReport(context: JobContext, key: DraftKey): Promise<void> {
  const { deps, log } = context;
  let result: RefusedDraft | 'published' | 'not_due';
  try {
    result = await publishDueDraft(context, key);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ event: 'draft.not_published', err: error, ...key }, 'a planned draft could not be published');
    const draft = await findDraft(deps.database.pool, key.kind, key.code);
    if (draft === undefined) return;
    result = { version: draft.version, htlCode: draft.htlCode, problems: [{ path: '', message: 'unexpected' }] };
  }
  if (result === 'published') log.info({ event: 'draft.published', ...key }, 'planned draft published');
  else if (result !== 'not_due') await reportRefusedDraft(context, key, result);
}

/** Publishes the drafts whose time has come, the longest due first. */
export async function publishDueDrafts(context: JobContext): Promise<void> {
  const { deps, stopSignal, heartbeat } = context;
  const { pool } = deps.database;
  const deadline = Date.now() + maxRunMs;
  while (!stopSignal.aborted && Date.now() < deadline) {
    const due = await findDueDraft(pool, deps.now());
    if (due === undefined) break;
    await publishOrReport(context, due);
    getCatalogue(deps.database).clear();
    await heartbeat();
  }
  await heartbeat();
}
