import { formerIssueCodes } from '@dining/domain/former/issues';
import { Button } from '@dining/ui/button';
import { useState } from 'react';
import type { FormerIssue } from '../../entities/former/former';
import { type Translations, useTranslations } from '../../lib/i18n';

/** Formats an issue. An unknown code, from a newer server, is shown as a general error. */
function formatIssue({ t, findText }: Translations, { code, values }: FormerIssue): string {
  const text = formerIssueCodes.includes(code) ? findText(`former.issues.${code}`, values) : null;
  return text ?? t('former.issues.changed_meanwhile');
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const columns = ['line', 'column', 'problem'] as const;
/** Further lines are not shown, only copied. */
const maxShown = 200;

/** Lists the lines that cannot be imported, with a button that copies them. */
export function FormerIssues({ issues }: { issues: readonly FormerIssue[] }) {
  const translations = useTranslations();
  const { t } = translations;
  const [isCopied, setIsCopied] = useState<boolean>();
  const rows = issues.map((issue) => ({ ...issue, text: formatIssue(translations, issue) }));
  const copyIssues = async (): Promise<void> => {
    const lines = rows.map(({ line, column, text }) => [String(line), column, text].join('\t'));
    setIsCopied(await copyText(lines.join('\n')));
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <h3 className="font-medium">{t('former.list.title', { count: issues.length })}</h3>
        <Button onClick={() => void copyIssues()} size="sm">
          {t('former.list.copy')}
        </Button>
        <p role="status">{isCopied !== undefined && t(isCopied ? 'former.list.copied' : 'former.list.copyFailed')}</p>
      </div>
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{t('former.list.title', { count: issues.length })}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th
                className={column === 'problem' ? 'px-2 py-2 font-medium' : 'w-32 px-2 py-2 font-medium'}
                key={column}
                scope="col"
              >
                {t(`former.list.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map(({ line, column, code, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same problem may occur twice in a line
            <tr className="border-line border-b align-top" key={`${line} ${column} ${code} ${index}`}>
              <th className="px-2 py-2 font-medium tabular-nums" scope="row">
                {line}
              </th>
              <td className="break-words px-2 py-2" lang="en">
                {column}
              </td>
              <td className="break-words px-2 py-2">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxShown && (
        <p className="text-ink-soft">{t('former.list.more', { count: rows.length - maxShown })}</p>
      )}
    </div>
  );
}
