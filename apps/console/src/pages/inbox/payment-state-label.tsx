import type { Payment } from '../../entities/payments/payments';
import { Mark, type MarkLook } from '../../features/screen/mark';
import { useTranslations } from '../../lib/i18n';

const looks = {
  preparing: 'open',
  registered: 'open',
  approving: 'open',
  unknown: 'warning',
  approved: 'warning',
  reserved: 'done',
  declined: 'bad',
  lapsed: 'bad',
  voiding: 'open',
  voided: 'done',
  refunding: 'open',
  refunded: 'done',
  partly_refunded: 'done',
  manual: 'bad',
  none: 'warning',
} as const satisfies Record<NonNullable<Payment['state']> | 'none', MarkLook>;

/** Shows the state of a payment by shape, word and colour. */
export function PaymentStateLabel({ state }: { state: Payment['state'] }) {
  const { t } = useTranslations();
  const name = state ?? 'none';
  return <Mark look={looks[name]}>{t(`inbox.payments.states.${name}`)}</Mark>;
}
