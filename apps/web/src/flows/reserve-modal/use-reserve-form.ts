import { checkBookingParty } from '@dining/domain/products/party-checks';
import { checkModalDateSearch, checkModalNextStep } from '@dining/domain/search/step-checks';
import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../entities/search/search-state';
import type { ProductCardData } from '../../entities/venues/main-page-query';
import type { ProductVisit } from '../../features/availability/calendar/product-date-time-picker';
import { type StepError, showStepAlert } from '../../features/reservations/steps/step-alert';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';

const noVisit: ProductVisit = { visitDay: null, visitTime: null, dinRoomCode: null };

interface ReserveFormInput {
  card: ProductCardData;
  phone: string;
  /** True once the guest has searched dates for the current party; the calendar is then shown. */
  hasSearchedDates: boolean;
  onDatesSearched: (hasSearchedDates: boolean) => void;
}

/**
 * Applies the rules of the product modal (Spec §4, §5): a search needs a party that can reserve online, changing the
 * party hides calendar and times, and reserving needs a searched date, a time and an adult. A pickup needs neither a
 * party nor a time.
 */
export function useReserveForm({ card, phone, hasSearchedDates, onDatesSearched }: ReserveFormInput) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const search = useSearch();
  const navigate = useNavigate();
  const [party, setParty] = useState({ adults: search.adults, kids: search.kids });
  const [visit, setVisit] = useState(noVisit);
  const [error, setError] = useState<StepError>();
  const { dinCode, prodCode, prodResvType: type } = card;
  // A day is valid only for the party with which it was searched.
  const form = { dinCode, type, party, visitDay: hasSearchedDates ? visit.visitDay : null, visitTime: visit.visitTime };

  const showError = (refusal: StepError) => {
    setError(refusal);
    void showStepAlert(alerts, translations, refusal, phone);
  };

  const changeParty = (newParty: typeof party) => {
    setError(undefined);
    onDatesSearched(false);
    setParty(newParty);
    // The room was chosen for the previous party.
    setVisit((currentVisit) => ({ ...currentVisit, dinRoomCode: null }));
  };

  const chooseVisit = (newVisit: ProductVisit) => {
    setError(undefined);
    setVisit(newVisit);
  };

  const searchDates = () => {
    const result = checkModalDateSearch(form);
    if (!result.ok) return showError(result.error);
    setError(undefined);
    onDatesSearched(true);
  };

  const reserve = () => {
    const visitResult = checkModalNextStep(form);
    const result = visitResult.ok ? checkBookingParty(party, type) : visitResult;
    if (!result.ok) return showError(result.error);
    const nextSearch = {
      ...search,
      ...party,
      ...visit,
      dinCode,
      prodCode,
      type,
      categoryName: '',
      menus: [],
      totalPrice: 0,
      searchOpen: true,
    };
    changeSearch(() => nextSearch);
    void navigate({ href: createPageHref('reservationDetail', { dinCode, prodCode }, formatVisitSearch(nextSearch)) });
  };

  return { party, changeParty, hasSearchedDates, searchDates, visit, chooseVisit, error, reserve };
}
