import type { ProblemError } from '@dining/client/problem-error';
import type { PastedMenu } from '@dining/domain/catalogue/pasted-menus';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { allDocumentsKey, type DocumentView, saveDraft } from '../../entities/catalogue/documents';
import { toTypedContent } from '../../entities/catalogue/typed-content';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { formatIssueWithLocation } from './document-issues';

export interface FailedMenu {
  readonly line: number;
  readonly row: PastedMenu;
  readonly text: string;
}

interface PasteMenusOptions {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly menus: readonly DocumentView<'menu'>[];
}

/**
 * Saves pasted menus as drafts, one after another, as the menu's form does. Stops when the server cannot be reached. A
 * row that is sent again, for example after a lost response, has the same idempotency key, so that only one menu is
 * created. Saving continues if staff leave the screen; `isSaving` is then true when they open it again, until it ends.
 */
export function usePasteMenus({ htlCode, dinCode, menus }: PasteMenusOptions) {
  const translations = useTranslations();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const keyByBody = useRef(new Map<string, string>());
  const [savedBodies, setSavedBodies] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  const [failures, setFailures] = useState<readonly FailedMenu[]>([]);

  const describe = ({ content }: PastedMenu, problem: ProblemError): string => {
    const typed = toTypedContent(content);
    const issues = problem.errors.map(({ path, message }) =>
      formatIssueWithLocation(translations, 'menu', typed, { path: path.replace(/^fields\./, ''), message }),
    );
    return issues.length === 0 ? formatProblem(translations, problem) : issues.join(' ');
  };
  const createBody = ({ code, content }: PastedMenu) => {
    const view = menus.find((menu) => menu.code === code);
    return {
      kind: 'menu',
      code,
      ...(code === null && { htlCode, dinCode }),
      version: view?.draft?.version ?? null,
      ...(view?.draft && { draftId: view.draft.draftId }),
      publishedVersion: view?.publishedVersion ?? null,
      fields: content,
    } as const;
  };
  const saveRow = async (row: PastedMenu) => {
    const body = createBody(row);
    const bodyText = JSON.stringify(body);
    const key = keyByBody.current.get(bodyText) ?? createIdempotencyKey();
    keyByBody.current.set(bodyText, key);
    const outcome = await write(saveDraft, body, key);
    if (outcome.ok) setSavedBodies((bodies) => new Set(bodies).add(bodyText));
    else if (!outcome.problem.isTransient) keyByBody.current.delete(bodyText);
    return outcome;
  };
  const saveRows = async (rows: readonly PastedMenu[]): Promise<number> => {
    const failed: FailedMenu[] = [];
    let savedCount = 0;
    for (const [index, row] of rows.entries()) {
      setProgress({ done: index, count: rows.length });
      const outcome = await saveRow(row);
      if (outcome.ok) savedCount += 1;
      else {
        failed.push({ line: row.line, row, text: describe(row, outcome.problem) });
        if (outcome.problem.isTransient || outcome.problem.status === 401) {
          const text = translations.t('documents.paste.notTried');
          failed.push(...rows.slice(index + 1).map((untriedRow) => ({ line: untriedRow.line, row: untriedRow, text })));
          break;
        }
      }
    }
    setFailures(failed);
    await queryClient.invalidateQueries({ queryKey: allDocumentsKey });
    return savedCount;
  };
  const mutationKey = ['paste menus', dinCode];
  const { mutateAsync } = useMutation({ mutationKey, mutationFn: saveRows });
  const isSaving = useIsMutating({ mutationKey, exact: true }) > 0;
  const save = async (rows: readonly PastedMenu[]): Promise<{ readonly saved: number; readonly isWhole: boolean }> => {
    if (queryClient.isMutating({ mutationKey, exact: true }) > 0) return { saved: 0, isWhole: false };
    setFailures([]);
    try {
      const saved = await mutateAsync(rows);
      return { saved, isWhole: saved === rows.length };
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    failures,
    isSaving,
    /** Returns true for a row that was saved since the menus were fetched. */
    isSaved: (row: PastedMenu): boolean => savedBodies.size > 0 && savedBodies.has(JSON.stringify(createBody(row))),
    save,
  };
}
