import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { FieldError } from '@dining/ui/field';
import { useQuery } from '@tanstack/react-query';
import { ProductWhen } from '../features/availability/product-when';
import { WhenSkeleton } from '../features/availability/when-skeleton';
import { GuestCounters } from '../features/reservations/guest-counters';
import { type StepError, stepText } from '../features/reservations/step-alert';
import { t } from '../lib/i18n';
import { wireText } from '../lib/text-for';
import type { ProductCardData } from '../state/main';
import { productQuery } from '../state/product';
import { useSearch } from '../state/search-state';
import { venuesQuery } from '../state/venues';
import { useReserveDialog } from './use-reserve-dialog';

/** Reserving one product right from the main page: who, then when, then on to its own page (Spec §2.3 Product reservation modal). */
export function ReserveDialog({ card, onClose }: { card: ProductCardData; onClose: () => void }) {
  const { dinCode, prodCode, prodResvType } = card;
  const product = useQuery(productQuery(dinCode, prodCode, null));
  const venues = useQuery(venuesQuery(useSearch().htlCode)).data;
  const phone = venues?.find((venue) => venue.dinCode === dinCode)?.phone ?? '';
  const { party, changeParty, searched, searchDates, visit, chooseVisit, error, reserve } = useReserveDialog(card, phone);
  const errorAt = (...errors: readonly StepError[]) =>
    error !== undefined && errors.includes(error) ? stepText(error, phone) : undefined;
  const searchError = errorAt('date_required');
  const listed = product.data?.listed;
  return (
    <Dialog
      closeLabel={t('common.buttons.close')}
      footer={
        <Button onClick={reserve} variant="primary">
          {t('common.buttons.reserve')}
        </Button>
      }
      onClose={onClose}
      open
      size={searched ? 'xl' : 'md'}
      title={t('reservation.modal.title', { name: wireText(card, 'prodName') })}
    >
      <div className="grid gap-6">
        {prodResvType !== 'pickup' && (
          <GuestCounters
            {...party}
            error={errorAt('guests_required', 'counter_out_of_range', 'adult_required', 'party_by_phone')}
            fewestAdults={0}
            onChange={changeParty}
          />
        )}
        {!searched && (
          <div className="grid gap-2">
            <Button
              aria-describedby={searchError === undefined ? undefined : 'date-search-error'}
              id="date-search"
              onClick={searchDates}
              wide
            >
              {t('reservation.date.search')}
            </Button>
            {searchError !== undefined && <FieldError id="date-search-error">{searchError}</FieldError>}
          </div>
        )}
        {searched && product.isPending && <WhenSkeleton />}
        {searched && (product.isError || product.data === null) && <p role="alert">{t('common.loadFailed')}</p>}
        {searched && listed !== undefined && (
          <ProductWhen listed={listed} onChange={chooseVisit} party={party} timeError={errorAt('time_required')} value={visit} />
        )}
      </div>
    </Dialog>
  );
}
