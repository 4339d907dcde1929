import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import { getPersonLimitRemedy } from '@dining/domain/inventory/person-limit-remedy';
import type { OrderFailure } from '@dining/domain/orders/check-order';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { Product } from '@dining/domain/products/product';
import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../../lib/i18n';
import { formatRefusal } from '../offers/format-refusal';
import { formatExceededLimit, formatPersonLimit } from '../offers/limit-texts';

interface RefusedOrder {
  product: Product;
  sold: UnitsSold;
  party: Party;
  /** Phone number of the venue; empty if it has none. */
  phone: string;
}

/** Where the guest continues after a refused order: on this page, at the `visit`, or at the list of `products`. */
export type RefusalAction = 'stay' | 'visit' | 'products';

/** Errors that the guest resolves on this page, without another visit or product. */
const errorsResolvedOnPage: readonly OrderFailure['error'][] = [
  'menu_short',
  'quantity_required',
  'unknown_menu',
  'menu_repeated',
  'menu_count_invalid',
  'amount_too_large',
  'members_only',
];

function getOrderErrorText(
  translations: Translations,
  { error, count, missingForAdults }: OrderFailure,
  { product, sold, party, phone }: RefusedOrder,
): string {
  switch (error) {
    case 'wrong_type':
      return translations.t('problems.unknown_product');
    case 'members_only':
    case 'amount_too_large':
      return translations.t(`problems.${error}`);
    case 'guests_required':
    case 'counter_out_of_range':
      return translations.t('reservation.alerts.people');
    case 'adult_required':
      return translations.t('reservation.alerts.adultMinimum');
    case 'party_by_phone':
      return phone === ''
        ? translations.t('reservation.alerts.partyByPhoneNoNumber')
        : translations.t('reservation.alerts.partyByPhone', { phone });
    case 'quantity_required':
      return translations.t('product.alerts.quantityRequired');
    case 'menu_short':
      return missingForAdults !== null && missingForAdults > 0
        ? translations.t('product.alerts.menuShortForAdults', { missing: count ?? 0, missingForAdults })
        : translations.t('product.alerts.menuShort', { people: countPeople(party) });
    case 'unknown_menu':
    case 'menu_repeated':
    case 'menu_count_invalid':
      return translations.t('problems.unknown_menu');
    case 'person_limit':
      return formatPersonLimit(translations, product, count ?? 0);
    case 'day_sale_sold_out':
      return formatExceededLimit(translations, product, sold, count ?? 0);
    default:
      return formatRefusal(translations, { ok: false, error, remaining: count }, product);
  }
}

const partyErrors: readonly OrderFailure['error'][] = [
  'guests_required',
  'counter_out_of_range',
  'adult_required',
  'party_by_phone',
  'no_deposit_band',
];

/** Returns the action that resolves a refusal, with its label, or null if the guest can resolve it on this page. */
export function getRecoveryAction(
  { t }: Translations,
  refusal: Pick<OrderFailure, 'error' | 'count'>,
  { product, party }: Pick<RefusedOrder, 'product' | 'party'>,
) {
  if (errorsResolvedOnPage.includes(refusal.error)) return null;
  if (refusal.error === 'no_menu_for_party')
    return { to: 'products', label: t('product.alerts.otherProduct') } as const;
  if (partyErrors.includes(refusal.error)) return { to: 'visit', label: t('product.alerts.smallerParty') } as const;
  if (refusal.error !== 'person_limit') return { to: 'visit', label: t('reservation.summary.change') } as const;
  switch (getPersonLimitRemedy(product, party, refusal.count ?? 0)) {
    case 'fewer_units':
      return null;
    case 'smaller_party':
      return { to: 'visit', label: t('product.alerts.smallerParty') } as const;
    case 'another_product':
      return { to: 'products', label: t('product.alerts.otherProduct') } as const;
  }
}

/** Explains why an order is refused, and returns where the guest continues. */
export async function showOrderAlert(
  alerts: Alerts,
  translations: Translations,
  refusal: OrderFailure,
  order: RefusedOrder,
): Promise<RefusalAction> {
  const message = getOrderErrorText(translations, refusal, order);
  const action = getRecoveryAction(translations, refusal, order);
  if (action === null) {
    await alerts.show({ message });
    return 'stay';
  }
  const isConfirmed = await alerts.show({
    message,
    confirmLabel: action.label,
    cancelLabel: translations.t('common.buttons.close'),
  });
  return isConfirmed ? action.to : 'stay';
}
