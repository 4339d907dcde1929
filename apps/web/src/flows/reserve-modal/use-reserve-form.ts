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
  isSearched: boolean;
  onSearched: (isSearched: boolean) => void;
}

/**
 * Applies the rules of the product modal (Spec §4, §5): a search needs a party that can reserve online, changing the
 * party hides calendar and times, and reserving needs a searched date, a time and an adult. A pickup needs neither a
 * party nor a time.
 */
export function useReserveForm({ card, phone, isSearched, onSearched }: ReserveFormInput) {
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
  const form = { dinCode, type, party, visitDay: isSearched ? visit.visitDay : null, visitTime: visit.visitTime };

  const showError = (refusal: StepError) => {
    setError(refusal);
    void showStepAlert(alerts, translations, refusal, phone);
  };

  const changeParty = (next: typeof party) => {
    setError(undefined);
    onSearched(false);
    setParty(next);
    // The room was chosen for the previous party.
    setVisit((chosen) => ({ ...chosen, dinRoomCode: null }));
  };

  const chooseVisit = (next: ProductVisit) => {
    setError(undefined);
    setVisit(next);
  };

  const searchDates = () => {
    const check = checkModalDateSearch(form);
    if (!check.ok) return showError(check.error);
    setError(undefined);
    onSearched(true);
  };

  const reserve = () => {
    const visitCheck = checkModalNextStep(form);
    const check = visitCheck.ok ? checkBookingParty(party, type) : visitCheck;
    if (!check.ok) return showError(check.error);
    const next = {
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
    changeSearch(() => next);
    void navigate({ href: createPageHref('reservationDetail', { dinCode, prodCode }, formatVisitSearch(next)) });
  };

  return { party, changeParty, isSearched, searchDates, visit, chooseVisit, error, reserve };
}
