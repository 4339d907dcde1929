import { isPaidAtVenue } from '@dining/domain/products/menu-choice';
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import { deductTaxAndService } from '@dining/domain/shared/krw';
import { SummaryPanel } from '@dining/ui/summary-panel';
import type { ReactNode } from 'react';
import type { Order } from '../../entities/orders/order';
import { useSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { SumRows } from '../../features/orders/sum-rows';
import { VisitorRow } from '../../features/reservations/details/visitor-row';
import { formatVisitBrief, VisitSummary } from '../../features/reservations/steps/visit-summary';
import { OrderCancellationFees } from '../../features/terms/order-cancellation-fees';
import { formatFacts, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

interface PaymentSummaryProps {
  order: Order;
  venue: Venue;
  form: PaymentForm;
  total: number;
  children?: ReactNode;
}

export function PaymentSummary({ order, venue, form, total, children }: PaymentSummaryProps) {
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const { product, quote } = order;
  const room = venue.rooms.find(({ dinRoomCode }) => dinRoomCode === order.dinRoomCode);
  const roomName = room === undefined ? '' : localizeText(translations, room.name);
  return (
    <SummaryPanel
      brief={
        <>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">{localizeText(translations, product.name)}</span>
            {!isPaidAtVenue(product) && <span className="shrink-0">{formatWon(translations, total)}</span>}
          </span>
          <span className="block text-ink-soft text-sm">
            {formatFacts(translations, [formatVisitBrief(translations, search), roomName])}
          </span>
        </>
      }
      footer={children}
      note={<OrderCancellationFees order={order} />}
      title={t('payment.summary.title')}
    >
      <p className="heading text-lg">{localizeText(translations, product.name)}</p>
      <p className="mb-2 text-ink-soft text-sm">
        {formatFacts(translations, [localizeText(translations, search.hotelName), roomName])}
      </p>
      <VisitSummary venueName={localizeText(translations, venue.name)} search={search}>
        <VisitorRow form={form} isPickup={product.reservationType === 'pickup'} />
      </VisitSummary>
      <div className="mt-3 border-line border-t pt-3">
        {quote.nothingDue && (
          <p className="py-2 text-sm">
            {t(quote.orderAmount > 0 ? 'payment.summary.covered' : 'payment.summary.nothingDue')}
          </p>
        )}
        <SumRows
          total={total}
          coupon={order.coupon}
          product={product}
          quote={quote}
          totalLabel={t('payment.summary.total')}
        />
        {total > 0 && !product.takesDeposit && (
          <p className="text-right text-ink-soft text-xs">
            {t('payment.summary.beforeTax', { amount: formatWon(translations, deductTaxAndService(total)) })}
          </p>
        )}
        <div className="mt-3">
          <OrderCancellationFees order={order} />
        </div>
      </div>
    </SummaryPanel>
  );
}
