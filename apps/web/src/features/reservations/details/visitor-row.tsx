import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import { getFormVisitor } from '@dining/domain/reservations/visitor';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Row } from '@dining/ui/rows';
import { useTranslations } from '../../../lib/i18n';

/**
 * Shows the name of the visitor, or of the person who collects a pickup: the booker unless another person is named
 * (decision 55).
 */
export function VisitorRow({ form, isPickup }: { form: PaymentForm; isPickup: boolean }) {
  const { t } = useTranslations();
  const name = normalizeName(getFormVisitor(form).name);
  return (
    <Row
      label={t(isPickup ? 'payment.summary.collector' : 'payment.summary.visitor')}
      value={name === '' ? <span className="text-ink-soft">{'–'}</span> : <bdi>{name}</bdi>}
    />
  );
}
