import type { ProblemError } from '@dining/client/problem-error';
import type { PastedMenu } from '@dining/domain/catalogue/pasted-menus';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { allDocumentsKey, type DocumentView, saveDraft } from '../../entities/catalogue/documents';
import { toTypedContent } from '../../entities/catalogue/typed-content';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { formatIssueAt } from './document-issues';

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
 * Saves pasted menus as drafts, one after the other, each like the form of a menu does. Stops when the server cannot be
 * reached. Returns the number of drafts saved.
 */
export function usePasteMenus({ htlCode, dinCode, menus }: PasteMenusOptions) {
  const translations = useTranslations();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const isSaving = useRef(false);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();
  const [failures, setFailures] = useState<readonly FailedMenu[]>([]);

  const describe = ({ content }: PastedMenu, problem: ProblemError): string => {
    const typed = toTypedContent(content);
    const issues = problem.errors.map(({ path, message }) =>
      formatIssueAt(translations, 'menu', typed, { path: path.replace(/^fields\./, ''), message }),
    );
    return issues.length === 0 ? formatProblem(translations, problem) : issues.join(' ');
  };
  const saveRow = ({ code, content }: PastedMenu) => {
    const view = menus.find((menu) => menu.code === code);
    return write(saveDraft, {
      kind: 'menu',
      code,
      ...(code === null && { htlCode, dinCode }),
      version: view?.draft?.version ?? null,
      publishedVersion: view?.publishedVersion ?? null,
      fields: content,
    });
  };
  const saveRows = async (rows: readonly PastedMenu[]): Promise<number> => {
    const failed: FailedMenu[] = [];
    let savedCount = 0;
    for (const row of rows) {
      setProgress({ done: savedCount, count: rows.length });
      const outcome = await saveRow(row);
      if (outcome.ok) savedCount += 1;
      else {
        failed.push({ line: row.line, row, text: describe(row, outcome.problem) });
        if (outcome.problem.isTransient || outcome.problem.status === 401) break;
      }
    }
    setFailures(failed);
    await queryClient.invalidateQueries({ queryKey: allDocumentsKey });
    return savedCount;
  };
  const save = async (rows: readonly PastedMenu[]): Promise<{ readonly saved: number; readonly isWhole: boolean }> => {
    if (isSaving.current) return { saved: 0, isWhole: false };
    isSaving.current = true;
    setFailures([]);
    try {
      const saved = await saveRows(rows);
      return { saved, isWhole: saved === rows.length };
    } finally {
      isSaving.current = false;
      setProgress(undefined);
    }
  };
  return { progress, failures, save };
}
