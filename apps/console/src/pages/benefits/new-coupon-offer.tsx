import { useQueryClient } from '@tanstack/react-query';
import { couponOffersKey, createCouponOffer } from '../../entities/coupons/coupon-offers';
import type { Hotel } from '../../entities/hotels/staff-hotels';
import { Block } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { CouponOfferForm, group } from './coupon-offer-form';

interface NewCouponOfferProps {
  /** Where the staff member may offer coupons: null for all hotels. */
  readonly places: readonly (Hotel | null)[];
  readonly onSaved: () => void;
}

/** Shows the form that creates a coupon offer. */
export function NewCouponOffer({ places, onSaved }: NewCouponOfferProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const codes = places.map((place) => place?.htlCode ?? null);
  return (
    <Block title={t('benefits.offers.newTitle')}>
      <CouponOfferForm
        draftKey="new coupon offer"
        onSaved={() => {
          void queryClient.invalidateQueries({ queryKey: couponOffersKey });
          notify(t('benefits.offers.created'));
          onSaved();
        }}
        places={places.map((place) => ({
          value: place?.htlCode ?? group,
          label: place?.name ?? t('benefits.coupon.group'),
        }))}
        save={(fields, _version, { place }) =>
          write(createCouponOffer, { htlCode: codes.find((code) => code === place) ?? null, fields })
        }
        stored={undefined}
        submitLabel={t('benefits.offers.create')}
      />
    </Block>
  );
}
