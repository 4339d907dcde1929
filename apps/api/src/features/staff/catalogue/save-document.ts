import { type Failure, isFailure } from '@dining/contract/failure';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { AuditAction } from '@dining/domain/staff/audit-actions';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { countComingStaysAtNewTimes } from '../../../booking/capacity/count-stays-at-new-times';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { listAuditFields } from '../../../catalogue/audit-fields';
import { type CatalogueEdit, editCatalogue } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { createActor, runStaffWrite } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import { type DraftCode, listDraftCodes } from '../../../stores/catalogue/drafts';

export interface DocumentEdit<Answer extends object> extends CatalogueEdit {
  readonly action: AuditAction;
  readonly subject: string;
  readonly htlCode: HtlCode;
  /** The fields as the form has them; undefined before a document is created. */
  readonly before: object | undefined;
  readonly after: object;
  readonly answer: Answer;
  /** Writes what belongs to the change but not to the catalogue, in the same transaction. */
  readonly writeRest?: (client: PoolClient) => Promise<void>;
  /** The venue whose tables are occupied longer or shorter from now on. */
  readonly venueWithNewTimes?: DinCode | undefined;
}

interface SaveCall {
  readonly staff: StaffCaller;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

/**
 * Saves a document that `edit` creates or changes, with its audit entry, and returns the result of `edit`. A new
 * document gets a code that no draft has. `edit` reads with its client, under the lock of the catalogue.
 */
export async function saveDocument<Answer extends object>(
  deps: Deps,
  call: SaveCall,
  edit: (
    catalogue: Catalogue,
    drafts: readonly DraftCode[],
    client: PoolClient,
  ) => DocumentEdit<Answer> | Failure | Promise<DocumentEdit<Answer> | Failure>,
): Promise<Answer | Failure> {
  const answer = await runStaffWrite<Answer>(deps, call, async (client) => {
    await lockCatalogue(client);
    const drafts = await listDraftCodes(client);
    const author = { name: call.staff.name, source: 'setup' } as const;
    const result = await editCatalogue(client, author, (catalogue) => edit(catalogue, drafts, client));
    if (isFailure(result)) return result;
    if (result.venueWithNewTimes !== undefined)
      await countComingStaysAtNewTimes(client, [result.venueWithNewTimes], getTodayInSeoul(deps.now()));
    const { action, subject, htlCode, before, after, writeRest } = result;
    await writeRest?.(client);
    await insertAuditEntry(client, {
      ...createActor(call.staff),
      action,
      subject,
      htlCode,
      before: before && listAuditFields(before, after),
      after: listAuditFields(after, before),
    });
    return result.answer;
  });
  getCatalogueCache(deps.database).clear();
  return answer;
}
