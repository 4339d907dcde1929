import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { Product } from '@dining/domain/products/product';
import type { OrderAnswer } from '@dining/domain/reservations/order-checks';
import { headCount, type Party } from '@dining/domain/reservations/party';
import { alerts } from '@dining/ui/alerts';
import { t } from '../../lib/i18n';
import { overLimitText } from './left-text';
import { refusalText } from './refusal-text';

type Refusal = Extract<OrderAnswer, { ok: false }>;

interface Refused {
  product: Product;
  sold: UnitsSold;
  party: Party;
  /** The venue's number, for a party of 11 or more. */
  phone: string;
}

/** Refusals that another day, time or party may mend, rather than another choice on this page. */
const aboutVisit = (error: Refusal['error']): boolean =>
  !['menu_short', 'quantity_required', 'unknown_menu', 'menu_repeated', 'menu_count_invalid', 'members_only'].includes(error);

function textOf({ error, count }: Refusal, { product, sold, party, phone }: Refused): string {
  switch (error) {
    case 'members_only':
      return t('problems.members_only');
    case 'guests_required':
    case 'counter_out_of_range':
      return t('reservation.alerts.people');
    case 'adult_required':
      return t('reservation.alerts.adultMinimum');
    case 'party_by_phone':
      return phone === '' ? t('reservation.alerts.partyByPhoneNoNumber') : t('reservation.alerts.partyByPhone', { phone });
    case 'quantity_required':
      return t('product.alerts.quantityRequired');
    case 'menu_short':
      return t('product.alerts.menuShort', { people: headCount(party) });
    case 'unknown_menu':
    case 'menu_repeated':
    case 'menu_count_invalid':
      return t('problems.unknown_menu');
    case 'person_limit':
    case 'day_sale_sold_out':
      return overLimitText(product, sold, count ?? 0);
    default:
      return refusalText({ ok: false, error, remaining: count });
  }
}

/** Says why the order cannot go on; true when the guest wants to choose another day or time. */
export async function alertOrder(refusal: Refusal, refused: Refused): Promise<boolean> {
  const message = textOf(refusal, refused);
  if (!aboutVisit(refusal.error)) {
    await alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
    return false;
  }
  const { change, close } = { change: t('reservation.summary.change'), close: t('common.buttons.close') };
  return alerts.show({ message, confirmLabel: change, cancelLabel: close });
}
