import type { Payment } from '../../entities/payments/payments';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';

const stateTones = {
  preparing: 'neutral',
  registered: 'neutral',
  approving: 'neutral',
  unknown: 'warning',
  approved: 'warning',
  reserved: 'done',
  declined: 'bad',
  lapsed: 'bad',
  voiding: 'neutral',
  voided: 'done',
  refunding: 'neutral',
  refunded: 'done',
  partly_refunded: 'done',
  manual: 'bad',
  none: 'warning',
} as const satisfies Record<NonNullable<Payment['state']> | 'none', StateTone>;

/** Shows the state of a payment by shape, text and colour. */
export function PaymentStateLabel({ state }: { state: Payment['state'] }) {
  const { t } = useTranslations();
  const name = state ?? 'none';
  return <StateLabel tone={stateTones[name]}>{t(`inbox.payments.states.${name}`)}</StateLabel>;
}
