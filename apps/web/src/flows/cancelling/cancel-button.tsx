import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { LazyDialog } from '../../components/lazy-dialog';
import type { Cancellation } from '../../entities/reservations/cancellation';
import { useTranslations } from '../../lib/i18n';
import { useCancellation } from './use-cancellation';

const loadDialog = () => import('./cancel-dialog');

/** Opens the cancel modal. Rendered only if the guest may cancel (Spec §4 Reservation status). */
export function CancelButton({ info, cancelling }: { info: ResvInfo; cancelling: Cancellation }) {
  const { t } = useTranslations();
  const cancellation = useCancellation(cancelling);
  const { form, open, opening, close } = cancellation;
  if (info.resvCancelYn !== 'Y') return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} pending={opening} variant="danger">
        {t('cancellation.title')}
      </Button>
      {form !== undefined && (
        <LazyDialog load={loadDialog} name="cancel-dialog" onClose={close}>
          {({ CancelDialog }) => <CancelDialog cancellation={cancellation} form={form} resvType={info.resvType} />}
        </LazyDialog>
      )}
    </>
  );
}
