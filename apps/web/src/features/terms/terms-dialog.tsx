import { Dialog } from '@dining/ui/dialog';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getTermsQuery, type TermsListEntry } from '../../entities/terms/queries';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { TermsText } from './terms-text';

export function TermsDialog({ entry, onClose }: { entry: TermsListEntry; onClose: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const { data, isPending, isError } = useQuery(getTermsQuery(entry.htlCode, entry.termsTypeCode, entry.termsSeq));
  return (
    <Dialog onClose={onClose} open size="lg" title={localizeField(translations, entry, 'termsType')}>
      {isPending && (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      )}
      {isError && <p role="alert">{t('common.loadFailed')}</p>}
      {data === null && <p>{t('terms.none')}</p>}
      {data && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must be focusable to scroll by keyboard
        <div className="text-ink-soft text-sm" tabIndex={0}>
          <TermsText level={3} text={localizeField(translations, data, 'termsContent')} />
        </div>
      )}
    </Dialog>
  );
}
