import type { CouponWithName } from '@dining/contract/codecs/coupon';
import type { CouponNo } from '@dining/domain/shared/codes';
import { Badge } from '@dining/ui/badge';
import { Disclosure } from '@dining/ui/disclosure';
import { RadioGroup } from '@dining/ui/radio-group';
import { Section } from '@dining/ui/section';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { LoadFailed } from '../../components/load-failed';
import { useHotels } from '../../entities/app/app-data';
import type { OrderCoupons } from '../../entities/coupons/order-coupons';
import { useToday } from '../../lib/clock';
import { formatFacts, formatPeriod, formatWon } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { formatCouponRefusal, formatDiscount, formatMinimumOrder } from './coupon-texts';

interface CouponChoiceProps extends OrderCoupons {
  onChange: (couponNo: CouponNo | null) => void;
}

const formatDiscountAndMinimum = (translations: Translations, coupon: CouponWithName): string =>
  formatFacts(translations, [formatDiscount(translations, coupon), formatMinimumOrder(translations, coupon)]);

export function CouponChoice({
  evaluations,
  isPending,
  error,
  retry,
  isRetrying,
  chosenCoupon,
  onChange,
}: CouponChoiceProps) {
  const translations = useTranslations();
  const today = useToday();
  const { t } = translations;
  const hotels = useHotels();
  if (!isPending && error === null && evaluations.length === 0) return null;
  const usableEvaluations = evaluations.filter(({ refusal }) => refusal === null);
  const [bestEvaluation] = usableEvaluations;
  return (
    <Section id="coupon" variant="form" title={t('coupon.title')}>
      {isPending && (
        <Loading>
          <Skeleton height="5.5rem" />
        </Loading>
      )}
      {error !== null && <LoadFailed error={error} onRetry={retry} isRetrying={isRetrying} />}
      {evaluations.length > 0 && bestEvaluation === undefined && (
        <p className="text-ink-soft">{t('coupon.nothingUsable')}</p>
      )}
      {bestEvaluation !== undefined && (
        <RadioGroup
          label={t('coupon.title')}
          labelHidden
          variant="cards"
          onChange={(couponNo) =>
            onChange(usableEvaluations.find(({ coupon }) => coupon.couponNo === couponNo)?.coupon.couponNo ?? null)
          }
          options={[
            ...usableEvaluations.map(({ coupon, discount }) => ({
              value: coupon.couponNo as string,
              label: localizeText(translations, coupon.name),
              description: (
                <>
                  {formatDiscountAndMinimum(translations, coupon)}
                  <span className="block">{formatPeriod(translations, coupon.validity)}</span>
                  {coupon === bestEvaluation.coupon && usableEvaluations.length > 1 && (
                    <span className="mt-2 block">
                      <Badge tone="brass">{t('coupon.best')}</Badge>
                    </span>
                  )}
                </>
              ),
              aside: <span className="text-success">{`−${formatWon(translations, discount)}`}</span>,
            })),
            { value: '', label: t('coupon.none') },
          ]}
          value={chosenCoupon?.couponNo ?? ''}
        />
      )}
      {evaluations.length > usableEvaluations.length && (
        <Disclosure
          className="mt-4"
          variant="bare"
          summary={t('coupon.unusable', { count: evaluations.length - usableEvaluations.length })}
        >
          <ul className="grid gap-3">
            {evaluations.map(
              ({ coupon, refusal }) =>
                refusal !== null && (
                  <li key={coupon.couponNo}>
                    <span className="block text-ink">{localizeText(translations, coupon.name)}</span>
                    {formatCouponRefusal(translations, refusal, coupon, hotels, today)}
                  </li>
                ),
            )}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}
