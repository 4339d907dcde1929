import type { CouponWithName } from '@dining/contract/codecs/coupon';
import type { Quote } from '@dining/domain/pricing/quote';
import type { QuoteLine } from '@dining/domain/pricing/quote-lines';
import { isPaidAtVenue } from '@dining/domain/products/menu-choice';
import type { Product } from '@dining/domain/products/product';
import { Row, Rows } from '@dining/ui/rows';
import { listReductions } from '../../entities/orders/reductions';
import { formatWon } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

interface SumRowsProps {
  product: Product;
  quote: Quote;
  totalLabel: string;
  /** Total in won; by default the amount to pay of the quote. */
  total?: number | null;
  coupon?: CouponWithName | null;
}

const formatLineName = (translations: Translations, product: Product, { kind, menuIndex }: QuoteLine): string => {
  if (kind === 'deposit') return translations.t('product.deposit.title');
  return localizeText(
    translations,
    product.options.find((option) => option.menuIndex === menuIndex)?.name ?? product.name,
  );
};

const formatLineNote = (translations: Translations, { kind, unitPrice, count }: QuoteLine): string =>
  kind === 'deposit'
    ? translations.t('product.deposit.line', { price: formatWon(translations, unitPrice), count })
    : `${formatWon(translations, unitPrice)} × ${count}`;

export function SumRows({ product, quote, totalLabel, total = null, coupon = null }: SumRowsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { memberDiscountPeople } = quote;
  const notes: Partial<Record<ReturnType<typeof listReductions>[number][0], string>> = {
    // A discount limited to a number of guests states that number (Spec §9 Member food discount).
    ...(memberDiscountPeople !== null && {
      'payment.summary.memberDiscount': t('product.memberLimit', { count: memberDiscountPeople }),
    }),
    ...(coupon !== null && { 'payment.summary.coupon': localizeText(translations, coupon.name) }),
  };
  const reductions = listReductions({
    product: quote.productDiscountAmount,
    member: quote.memberDiscountAmount,
    coupon: quote.couponAmount,
    points: quote.pointAmount,
  });
  return (
    <Rows>
      {quote.lines.map((line) => (
        <Row
          key={`${line.kind}-${line.menuIndex ?? ''}`}
          label={<span className="text-ink">{formatLineName(translations, product, line)}</span>}
          note={formatLineNote(translations, line)}
          valueNoWrap
          value={formatWon(translations, line.originalAmount)}
        />
      ))}
      {reductions.length > 0 && quote.lines.length > 1 && (
        <Row label={t('payment.summary.orderAmount')} valueNoWrap value={formatWon(translations, quote.orderAmount)} />
      )}
      {reductions.map(([key, amount]) => (
        <Row
          key={key}
          label={t(key)}
          variant="minus"
          note={notes[key]}
          valueNoWrap
          value={`−${formatWon(translations, amount)}`}
        />
      ))}
      {!isPaidAtVenue(product) && (
        <Row label={totalLabel} variant="total" valueNoWrap value={formatWon(translations, total ?? quote.payAmount)} />
      )}
    </Rows>
  );
}
