import { changeType } from '@dining/domain/search/search-state';
import { checkNextStep, checkPageDateSearch, shouldConfirmTypeChange } from '@dining/domain/search/step-checks';
import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { useTranslations } from '../../../lib/i18n';
import { type StepError, showStepAlert } from './step-alert';
import type { VenueTypeOption } from './type-choice';

/**
 * Actions of the first step: search for dates, change type, continue. A refusal shows an alert and stays beside its
 * control (Spec §4, §5).
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
    // The venue in the address is used while the hotel's venues load; one of another hotel is removed then.
    dinCode: search.dinCode,
    type: search.type,
    party: { adults: search.adults, kids: search.kids },
    visitDay: search.searchOpen ? search.visitDay : null,
    visitTime: search.visitTime,
  };

  const refuse = (refusal: StepError) => {
    setError(refusal);
    void showStepAlert(alerts, translations, refusal, phone);
  };

  const searchDates = () => {
    const check = checkPageDateSearch(form);
    if (!check.ok) return refuse(check.error);
    setError(undefined);
    changeSearch((before) => ({ ...before, searchOpen: true }));
  };

  const chooseType = async ({ type, categoryName }: VenueTypeOption) => {
    const asks = shouldConfirmTypeChange(search, { type, categoryName }, search.searchOpen);
    const agreed =
      !asks ||
      (await alerts.show({
        message: t(search.type === 'pickup' ? 'reservation.alerts.pickupChange' : 'reservation.alerts.typeChange'),
        cancelLabel: t('common.buttons.cancel'),
      }));
    if (agreed) changeSearch((before) => ({ ...changeType(before, type, categoryName), searchOpen: false }));
  };

  const goOn = () => {
    const check = checkNextStep(form);
    if (!check.ok) return refuse(check.error);
    if (form.dinCode === null) return;
    setError(undefined);
    void navigate({
      to: '/reservation/step/2/$dinCode',
      params: { dinCode: form.dinCode },
      search: formatVisitSearch(search),
      state: { opensOnlyOffer: true },
    });
  };

  return { search, error, phone, forget: () => setError(undefined), searchDates, chooseType, goOn };
}
