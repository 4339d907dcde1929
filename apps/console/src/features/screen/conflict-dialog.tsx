import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useTranslations } from '../../lib/i18n';

export interface ConflictRow {
  /** Name of the field, as the form shows it. */
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface Conflict {
  readonly rows: readonly ConflictRow[];
  readonly keepYours: () => void;
}

/**
 * Returns the text of a field in the version that another staff member has saved, which the problem `changed_meanwhile`
 * contains; empty if that version has no text.
 */
export function getConflictText(current: Readonly<Record<string, unknown>>, field: string): string {
  const text = current[field];
  return typeof text === 'string' ? text : '';
}

interface ConflictDialogProps {
  readonly conflict: Conflict | undefined;
  /** Called if the dialog is closed without a choice: unsaved input stays, and the next save compares again. */
  readonly onClose: () => void;
  readonly onKeepTheirs: (() => void) | undefined;
}

/** Shows a staff member's version beside the one that another has saved meanwhile, and lets them choose. */
export function ConflictDialog({ conflict, onClose, onKeepTheirs }: ConflictDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog
      closeOnClickOutside={false}
      footer={
        <>
          <Button onClick={onKeepTheirs}>{t('console.conflict.keepTheirs')}</Button>
          <Button onClick={conflict?.keepYours} variant="primary">
            {t('console.conflict.keepYours')}
          </Button>
        </>
      }
      onClose={onClose}
      open={conflict !== undefined}
      title={t('console.conflict.title')}
    >
      <div className="grid gap-4">
        <p>{t('console.conflict.text')}</p>
        <table className="w-full text-left">
          <thead className="border-line border-b text-ink-soft text-xs">
            <tr>
              {(['field', 'yours', 'theirs'] as const).map((column) => (
                <th className="py-2 pr-4 font-medium" key={column} scope="col">
                  {t(`console.conflict.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflict?.rows.map(({ label, yours, theirs }) => (
              <tr key={label}>
                <th className="py-2 pr-4 font-normal" scope="row">
                  {label}
                </th>
                <td className="py-2 pr-4 font-medium">{yours}</td>
                <td className="py-2 pr-4 font-medium">{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
