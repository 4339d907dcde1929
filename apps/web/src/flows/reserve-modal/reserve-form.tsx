import { EmptyState } from '@dining/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useImperativeHandle } from 'react';
import { LazyComponent } from '../../components/lazy-component';
import { LoadFailed } from '../../components/load-failed';
import { getProductQuery } from '../../entities/products/product';
import { useSearch } from '../../entities/search/search-state';
import type { ProductCardData } from '../../entities/venues/main-page-query';
import { getVenuesQuery } from '../../entities/venues/venues';
import { DateSearchButton } from '../../features/availability/calendar/date-search-button';
import { DateTimeSkeleton } from '../../features/availability/calendar/date-time-skeleton';
import { GuestCounters } from '../../features/reservations/steps/guest-counters';
import { formatStepError, type StepError } from '../../features/reservations/steps/step-alert';
import { useTranslations } from '../../lib/i18n';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { useReserveForm } from './use-reserve-form';

export interface ReserveHandle {
  reserve: () => void;
}

interface ReserveFormProps {
  card: ProductCardData;
  hasSearchedDates: boolean;
  onDatesSearched: (hasSearchedDates: boolean) => void;
  ref: Ref<ReserveHandle>;
}

const loadPicker = () => import('../../features/availability/calendar/product-date-time-picker');

export function ReserveForm({ card, hasSearchedDates, onDatesSearched, ref }: ReserveFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { dinCode, prodCode, prodResvType } = card;
  // Also fetches while offline, so that the guest sees an error instead of a spinner.
  const product = useQuery({ ...getProductQuery(dinCode, prodCode, null), networkMode: 'always' });
  const venues = useQuery(getVenuesQuery(useSearch().htlCode)).data;
  const phone = venues?.find((venue) => venue.dinCode === dinCode)?.phone ?? '';
  const form = useReserveForm({ card, phone, hasSearchedDates, onDatesSearched });
  const { party, changeParty, searchDates, visit, chooseVisit, error, reserve } = form;
  useImperativeHandle(ref, () => ({ reserve }));
  const findError = (...errors: readonly StepError[]) =>
    error !== undefined && errors.includes(error) ? formatStepError(translations, error, phone) : undefined;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(hasSearchedDates);
  const listedProduct = product.data?.listedProduct;
  return (
    <div className="grid gap-6">
      {prodResvType !== 'pickup' && (
        <GuestCounters
          {...party}
          error={findError('guests_required', 'counter_out_of_range', 'adult_required', 'party_by_phone')}
          minAdults={0}
          onChange={changeParty}
        />
      )}
      {hasSearchedDates && (
        <h3 className="sr-only" ref={heading} tabIndex={-1}>
          {t(prodResvType === 'pickup' ? 'reservation.date.pickupLabel' : 'reservation.date.label')}
        </h3>
      )}
      {!hasSearchedDates && <DateSearchButton error={findError('date_required')} onSearch={searchDates} />}
      {hasSearchedDates && product.isPending && <DateTimeSkeleton />}
      {hasSearchedDates && product.isError && (
        <LoadFailed error={product.error} onRetry={() => void product.refetch()} isRetrying={product.isFetching} />
      )}
      {hasSearchedDates && product.data === null && <EmptyState level={3} title={t('main.noProducts')} />}
      {hasSearchedDates && listedProduct !== undefined && (
        <LazyComponent load={loadPicker} name="product-date-time-picker" skeleton={<DateTimeSkeleton />}>
          {({ ProductDateTimePicker }) => (
            <ProductDateTimePicker
              listedProduct={listedProduct}
              onChange={chooseVisit}
              party={party}
              timeError={findError('time_required')}
              value={visit}
            />
          )}
        </LazyComponent>
      )}
    </div>
  );
}
