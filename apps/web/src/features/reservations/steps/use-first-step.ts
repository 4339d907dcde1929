import { changeType } from '@dining/domain/search/search-state';
import { checkPageDateSearch, checkPageNextStep, shouldConfirmTypeChange } from '@dining/domain/search/step-checks';
import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { useTranslations } from '../../../lib/i18n';
import { type StepError, showStepAlert } from './step-alert';
import type { ReservationTypeOption } from './type-choice';

/**
 * Returns the actions of the first booking step: search for dates, change the reservation type, continue. A refusal
 * shows an alert and stays visible beside its control (Spec §4, §5).
 */
export function useFirstStep(venue: Venue | undefined) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const navigate = useNavigate();
  const [error, setError] = useState<StepError>();
  const phone = venue?.phone ?? '';
  const form = {
    // The URL's venue is used while the hotel's venues load; `useHotelVenue` removes it if it is not one of them.
    dinCode: search.dinCode,
    type: search.type,
    party: { adults: search.adults, kids: search.kids },
    visitDay: search.searchOpen ? search.visitDay : null,
    visitTime: search.visitTime,
  };

  const showError = (refusal: StepError) => {
    setError(refusal);
    void showStepAlert(alerts, translations, refusal, phone);
  };

  const searchDates = () => {
    const result = checkPageDateSearch(form);
    if (!result.ok) return showError(result.error);
    setError(undefined);
    changeSearch((current) => ({ ...current, searchOpen: true }));
  };

  const chooseType = async ({ type, categoryName }: ReservationTypeOption) => {
    const isConfirmationNeeded = shouldConfirmTypeChange(search, { type, categoryName }, search.searchOpen);
    const isConfirmed =
      !isConfirmationNeeded ||
      (await alerts.show({
        message: t(search.type === 'pickup' ? 'reservation.alerts.pickupChange' : 'reservation.alerts.typeChange'),
        cancelLabel: t('common.buttons.cancel'),
      }));
    if (isConfirmed) changeSearch((current) => ({ ...changeType(current, type, categoryName), searchOpen: false }));
  };

  const continueToProducts = () => {
    const result = checkPageNextStep(form);
    if (!result.ok) return showError(result.error);
    if (form.dinCode === null) return;
    setError(undefined);
    void navigate({
      to: '/reservation/step/2/$dinCode',
      params: { dinCode: form.dinCode },
      search: formatVisitSearch(search),
      state: { shouldOpenOnlyOffer: true },
    });
  };

  return { search, error, phone, clearError: () => setError(undefined), searchDates, chooseType, continueToProducts };
}
