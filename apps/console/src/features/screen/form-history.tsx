import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormVersion, HistoryQuery } from '../../entities/catalogue/form-history';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { type FormatDifference, VersionList } from './version-list';

interface FormHistoryProps<Fields> {
  readonly query: HistoryQuery<Fields>;
  readonly formatDifference: FormatDifference;
  /** Puts the values of a version into the form. Undefined if the staff member may only read. */
  readonly onUse?: ((fields: Fields) => void) | undefined;
  /** True if the form differs from what is stored. A version then replaces it only after a question. */
  readonly hasChanges?: boolean;
  /** Asks about consequences of a version before it is put into the form. Resolves to false if it is not to be used. */
  readonly confirmUse?: (fields: Fields) => Promise<boolean>;
  /** Returns false for versions that have nothing to put into the form. */
  readonly canUse?: (fields: Fields) => boolean;
  /**
   * Selects the differences that concern the form, by their path. Other versions are not shown, except for the oldest
   * one if it can be used: what it has may be older than its differences.
   */
  readonly isShown?: (path: string) => boolean;
}

const selectDifferences = <Fields,>(
  versions: readonly FormVersion<Fields>[],
  isShown: (path: string) => boolean,
  canUse: (fields: Fields) => boolean,
): readonly FormVersion<Fields>[] =>
  versions.flatMap((version) => {
    const differences = version.differences.filter(({ path }) => isShown(path));
    const isOldest = version.differences.length === 0;
    return differences.length > 0 || (isOldest && canUse(version.fields)) ? [{ ...version, differences }] : [];
  });

/** Opens the versions of a form. An earlier one can be put into the form, which is then saved as usual. */
export function FormHistory<Fields>(props: FormHistoryProps<Fields>) {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        {t('history.title')}
      </Button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} size="xl" title={t('history.title')}>
        <FormVersions {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function FormVersions<Fields>({
  query: options,
  formatDifference,
  onUse,
  hasChanges = false,
  confirmUse,
  canUse = () => true,
  isShown,
  onClose,
}: FormHistoryProps<Fields> & { readonly onClose: () => void }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const alerts = useAlerts();
  const query = useInfiniteQuery(options);
  const versions = query.data?.pages.flatMap((page) => page.versions);
  const confirmLoss = (): Promise<boolean> =>
    alerts.show({
      title: t('history.replaceTitle'),
      message: t('history.replaceText'),
      confirmLabel: t('history.use'),
      cancelLabel: t('common.buttons.cancel'),
    });
  const use = async ({ historyVersion, fields }: FormVersion<Fields>): Promise<void> => {
    if (hasChanges && !(await confirmLoss())) return;
    if (confirmUse !== undefined && !(await confirmUse(fields))) return;
    onUse?.(fields);
    notify(t('history.used', { version: historyVersion }));
    onClose();
  };
  return (
    <VersionList
      formatDifference={formatDifference}
      query={query}
      renderAction={(version) =>
        onUse !== undefined &&
        canUse(version.fields) && (
          <Button
            aria-label={t('history.useName', { version: version.historyVersion })}
            onClick={() => void use(version)}
            size="sm"
          >
            {t('history.use')}
          </Button>
        )
      }
      versions={versions && isShown ? selectDifferences(versions, isShown, canUse) : versions}
    />
  );
}
