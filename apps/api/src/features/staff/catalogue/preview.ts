import { type Failure, fail, isFailure } from '@dining/contract/failure';
import { checkContent } from '@dining/domain/catalogue/check-contents';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { createPreviewKey, previewMinutes } from '../../../booking/catalogue/preview-key';
import { refuseFields } from '../../../catalogue/edit-catalogue';
import { applyDraftForPreview, isValueError } from '../../../catalogue/preview-draft';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import type { StoredDraft } from '../../../stores/catalogue/drafts';
import { type DocumentCall, findAuthorizedSubject } from './document-access';

/** Refuses a draft whose page cannot be shown, with errors at its incomplete fields. */
function refuseDraft<Kind extends VersionedKind>(draft: StoredDraft<Kind>): Failure {
  const issues = checkContent(draft.kind, draft.content);
  return refuseFields(issues.length > 0 ? issues : [{ path: '', code: 'unexpected' }]);
}

export async function handleCreatePreviewLink(
  deps: Deps,
  kind: VersionedKind,
  { body: { code }, staff }: DocumentCall<{ readonly code: string }>,
) {
  const now = deps.now();
  const { pool } = deps.database;
  const subject = await inTransaction(pool, (client) =>
    findAuthorizedSubject(client, { staff, kind, code, access: 'draft', now }),
  );
  if (isFailure(subject)) return subject;
  if (subject.draft === undefined) return fail('not_found');
  try {
    const applied = await inTransaction(
      pool,
      (client) => applyDraftForPreview(client, kind, code),
      () => false,
    );
    if (applied === undefined) return fail('not_found');
  } catch (error) {
    if (isValueError(error)) return refuseDraft(subject.draft);
    throw error;
  }
  const expiresAt = new Date(now.getTime() + previewMinutes * 60_000);
  const key = createPreviewKey(deps.keyring.previews, { kind, code, draftId: subject.draft.draftId }, expiresAt);
  return { path: `${deps.config.publicUrl}/preview/${key}`, expiresAt: expiresAt.toISOString() };
}
