import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { LazyDialog } from '../../components/lazy-dialog';
import type { Cancellation } from '../../entities/reservations/cancellation';
import { useTranslations } from '../../lib/i18n';
import { useCancellation } from './use-cancellation';

const loadDialog = () => import('./cancel-dialog');

/** Renders a button that opens the cancel dialog; nothing if the guest may not cancel (Spec §4 Reservation status). */
export function CancelButton({ reservation, cancellation }: { reservation: ResvInfo; cancellation: Cancellation }) {
  const { t } = useTranslations();
  const cancelFlow = useCancellation(cancellation);
  const { form, open, isOpening, close } = cancelFlow;
  if (reservation.resvCancelYn !== 'Y') return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} pending={isOpening} variant="danger">
        {t('cancellation.title')}
      </Button>
      {form !== undefined && (
        <LazyDialog load={loadDialog} name="cancel-dialog" onClose={close}>
          {({ CancelDialog }) => <CancelDialog cancelFlow={cancelFlow} form={form} resvType={reservation.resvType} />}
        </LazyDialog>
      )}
    </>
  );
}
