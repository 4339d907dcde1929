import { formatIssueValues } from '@dining/domain/catalogue/issue-values';
import { catalogueIssueCodes } from '@dining/domain/catalogue/issues';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useState } from 'react';
import type { FileIssue } from '../../entities/catalogue/catalogue-files';
import { type Translations, useTranslations } from '../../lib/i18n';

interface IssueText {
  /** What is wrong, in the language of the staff member. */
  readonly text: string;
  /** The field, or for an error of the format its description in English. */
  readonly detail: string;
}

/** Formats an issue. A code of a newer server counts as a general error. */
function formatIssue({ t, findText, language }: Translations, { code, field, message, values }: FileIssue): IssueText {
  if (code === 'format') return { text: t('catalogueFiles.errors.format'), detail: message };
  const text = catalogueIssueCodes.includes(code)
    ? findText(`catalogue.issues.${code}`, formatIssueValues(values, language))
    : null;
  return { text: text ?? t('catalogueFiles.errors.other'), detail: field };
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const columns = ['file', 'line', 'problem'] as const;

/** Lists the errors of the files, with a button that copies them. */
export function IssueTable({ issues }: { issues: readonly FileIssue[] }) {
  const translations = useTranslations();
  const { t } = translations;
  const [isCopied, setIsCopied] = useState<boolean>();
  const rows = issues.map((issue) => ({ ...issue, ...formatIssue(translations, issue) }));
  const copyIssues = async (): Promise<void> => {
    const lines = rows.map(({ file, line, text, detail }) =>
      [`${file}:${line}`, text, ...(detail === '' ? [] : [detail])].join(': '),
    );
    setIsCopied(await copyText(lines.join('\n')));
  };
  return (
    <div className="grid gap-3">
      <Notice
        action={
          <Button onClick={() => void copyIssues()} size="sm">
            {t('catalogueFiles.errors.copy')}
          </Button>
        }
        announce
        title={t('catalogueFiles.errors.title', { count: issues.length })}
        tone="error"
      >
        {t('catalogueFiles.errors.text')}
      </Notice>
      <p role="status">
        {isCopied !== undefined && t(isCopied ? 'catalogueFiles.errors.copied' : 'catalogueFiles.errors.copyFailed')}
      </p>
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{t('catalogueFiles.errors.title', { count: issues.length })}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th
                className={column === 'line' ? 'w-16 px-2 py-2 font-medium' : 'px-2 py-2 font-medium'}
                key={column}
                scope="col"
              >
                {t(`catalogueFiles.errors.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ file, line, code, text, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same error may occur twice in a line
            <tr className="border-line border-b align-top" key={`${file} ${line} ${code} ${index}`}>
              <th className="break-words px-2 py-2 font-medium" scope="row">
                {file}
              </th>
              <td className="px-2 py-2 tabular-nums">{line}</td>
              <td className="break-words px-2 py-2">
                {text}
                {detail !== '' && (
                  <span className="block text-ink-soft text-xs" lang="en">
                    {detail}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
