import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCouponOfferHistoryQuery } from '../../entities/catalogue/form-history';
import {
  type CouponOfferView,
  couponOffersKey,
  getCouponOfferQuery,
  saveCouponOffer,
  stopCouponOffer,
} from '../../entities/coupons/coupon-offers';
import { FormHistory } from '../../features/screen/form-history';
import { Facts } from '../../features/screen/list-detail';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatFieldDifference } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatDay, formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { CouponOfferForm, useOfferFormats } from './coupon-offer-form';
import { OfferStateLabel, usePlaceName } from './offer-labels';

interface CouponOfferEditorProps {
  readonly offerId: string;
  readonly onSaved: () => void;
}

/** Shows a coupon offer, and edits and stops it if the staff member may do so. */
export function CouponOfferEditor({ offerId, onSaved }: CouponOfferEditorProps) {
  const { t } = useTranslations();
  const { data, error, isFetching, refetch } = useQuery(getCouponOfferQuery(offerId));
  if (error !== null && data === undefined)
    return <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows count={6} />;
  const { offer, canEdit } = data;
  return (
    <Block action={canEdit && <StopButton offer={offer} />} title={offer.name}>
      <OfferFacts view={data} />
      {canEdit && <OfferForm key={data.version} onSaved={onSaved} view={data} />}
      {!canEdit && <OfferHistory offerId={offerId} />}
      {!canEdit && offer.state !== 'stopped' && <Notice tone="info">{t('benefits.readOnly')}</Notice>}
    </Block>
  );
}

/** Opens the versions of an offer that the staff member cannot change. */
function OfferHistory({ offerId }: { offerId: string }) {
  const translations = useTranslations();
  const formats = useOfferFormats();
  return (
    <FormHistory
      formatDifference={(difference) => formatFieldDifference(translations, formats, difference)}
      query={getCouponOfferHistoryQuery(offerId)}
    />
  );
}

function useFormatDiscount() {
  const translations = useTranslations();
  return ({ kind, value }: CouponOfferView['fields']): string =>
    kind === 'percent' ? `${value}%` : formatWon(translations, value);
}

/** Shows the state of the offer, and the values that cannot be edited. */
function OfferFacts({ view: { offer, fields, canEdit } }: { view: CouponOfferView }) {
  const translations = useTranslations();
  const { t, language } = translations;
  const formatPlace = usePlaceName();
  const formatDiscount = useFormatDiscount();
  const isFixed = !canEdit || offer.redeemedCount > 0;
  const { validity } = fields;
  return (
    <Facts
      rows={[
        [t('benefits.offers.columns.state'), <OfferStateLabel key="state" state={offer.state} />],
        [
          t('benefits.offers.columns.redeemed'),
          t('benefits.offers.redeemed', {
            count: offer.redeemedCount.toLocaleString('en-US'),
            max: offer.maxCoupons.toLocaleString('en-US'),
          }),
        ],
        [t('benefits.offers.columns.place'), formatPlace(offer.htlCode)],
        isFixed && [t('benefits.offers.code'), offer.code],
        isFixed && [t('benefits.coupon.value'), formatDiscount(fields)],
        isFixed && fields.maxDiscount !== null
          ? [t('benefits.coupon.maxDiscount'), formatWon(translations, fields.maxDiscount)]
          : false,
        isFixed && [t('benefits.coupon.minOrderAmount'), formatWon(translations, fields.minOrderAmount)],
        !canEdit && [t('benefits.coupon.name'), fields.couponName[language]],
        !canEdit && [t('benefits.offers.redeemFrom'), formatDay(translations, fields.redeemFrom)],
        !canEdit && [t('benefits.offers.redeemTo'), formatDay(translations, fields.redeemTo)],
        !canEdit &&
          (validity.type === 'days'
            ? [t('benefits.offers.validDays'), validity.days]
            : [t('benefits.offers.validTo'), formatDay(translations, validity.day)]),
      ]}
    />
  );
}

function OfferForm({ view, onSaved }: { view: CouponOfferView; onSaved: () => void }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const { offerId, redeemedCount } = view.offer;
  return (
    <>
      {redeemedCount > 0 && <Notice tone="info">{t('benefits.offers.fixed', { count: redeemedCount })}</Notice>}
      <CouponOfferForm
        draftKey={`coupon offer ${offerId}`}
        onSaved={() => {
          void queryClient.invalidateQueries({ queryKey: couponOffersKey });
          notify(t('benefits.offers.saved'));
          onSaved();
        }}
        places={undefined}
        save={(fields, version) => write(saveCouponOffer, { offerId, version: version ?? view.version, fields })}
        stored={view}
        submitLabel={t('benefits.offers.save')}
      />
    </>
  );
}

/** Shows the button that stops the offer, after a confirmation that names the consequences. */
function StopButton({ offer: { offerId, code, redeemedCount, maxCoupons } }: { offer: CouponOfferView['offer'] }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const stop = async (): Promise<void> => {
    const isConfirmed = await alerts.show({
      title: t('benefits.offers.stopTitle', { code }),
      message: t('benefits.offers.stopText', { left: maxCoupons - redeemedCount, count: redeemedCount }),
      confirmLabel: t('benefits.offers.stopNow'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isConfirmed) return;
    const outcome = await write(stopCouponOffer, { offerId });
    await queryClient.invalidateQueries({ queryKey: couponOffersKey });
    if (outcome.ok) notify(t('benefits.offers.stopDone', { code, count: outcome.value.redeemedCount }));
    else if (outcome.problem.status !== 401)
      await alerts.show({ message: formatProblem(translations, outcome.problem) });
  };
  return (
    <Button onClick={() => void stop()} size="sm" variant="danger">
      {t('benefits.offers.stop')}
    </Button>
  );
}
