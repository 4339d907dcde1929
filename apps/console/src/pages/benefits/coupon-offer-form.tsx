import type { CouponValidity } from '@dining/domain/coupons/coupon-offer';
import {
  type CouponOfferFields,
  checkOfferChange,
  checkOfferFields,
  normalizeOfferFields,
  restoreOfferFields,
} from '@dining/domain/coupons/coupon-offer-fields';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { getCouponOfferHistoryQuery } from '../../entities/catalogue/form-history';
import type { CouponOfferView } from '../../entities/coupons/coupon-offers';
import { FormHistory } from '../../features/screen/form-history';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { LanguageFields } from '../../flows/catalogue/language-fields';
import { type FieldFormats, parseNumber, useFieldsForm } from '../../flows/catalogue/use-fields-form';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { DiscountFields } from './discount-fields';

/** Value of `place` for all hotels. */
export const group = 'group';

interface OfferValues {
  /** A hotel or `group`; only in the form of a new offer. */
  readonly place: string;
  readonly name: string;
  readonly code: string;
  readonly couponName: CouponOfferFields['couponName'];
  readonly kind: string;
  readonly value: string;
  readonly minOrderAmount: string;
  readonly maxDiscount: string;
  readonly redeemFrom: string;
  readonly redeemTo: string;
  readonly validity: { readonly type: string; readonly days: string; readonly day: string };
  readonly maxCoupons: string;
}

const newValues: OfferValues = {
  place: group,
  name: '',
  code: '',
  couponName: { ko: '', en: '', cn: '', ja: '' },
  kind: 'percent',
  value: '',
  minOrderAmount: '0',
  maxDiscount: '',
  redeemFrom: '',
  redeemTo: '',
  validity: { type: 'days', days: '90', day: '' },
  maxCoupons: '',
};

const toValues = ({ validity, ...fields }: CouponOfferFields): OfferValues => ({
  ...newValues,
  ...fields,
  value: String(fields.value),
  minOrderAmount: String(fields.minOrderAmount),
  maxDiscount: fields.maxDiscount === null ? '' : String(fields.maxDiscount),
  validity:
    validity.type === 'days'
      ? { type: 'days', days: String(validity.days), day: '' }
      : { type: 'until', days: newValues.validity.days, day: validity.day },
  maxCoupons: String(fields.maxCoupons),
});

const toValidity = ({ type, days, day }: OfferValues['validity']): CouponValidity =>
  type === 'until' ? { type, day } : { type: 'days', days: parseNumber(days) };

const toFields = ({ place: _place, ...values }: OfferValues): CouponOfferFields =>
  normalizeOfferFields({
    ...values,
    kind: values.kind === 'amount' ? 'amount' : 'percent',
    value: parseNumber(values.value),
    minOrderAmount: parseNumber(values.minOrderAmount),
    maxDiscount: values.maxDiscount.trim() === '' ? null : parseNumber(values.maxDiscount),
    validity: toValidity(values.validity),
    maxCoupons: parseNumber(values.maxCoupons),
  });

/** Returns how the fields of an offer are named and shown beside those of another version. */
export function useOfferFormats(): FieldFormats {
  const { t } = useTranslations();
  return {
    labels: {
      name: t('benefits.offers.name'),
      code: t('benefits.offers.code'),
      couponName: t('benefits.coupon.name'),
      kind: t('benefits.coupon.kind'),
      value: t('benefits.coupon.value'),
      minOrderAmount: t('benefits.coupon.minOrderAmount'),
      maxDiscount: t('benefits.coupon.maxDiscount'),
      redeemFrom: t('benefits.offers.redeemFrom'),
      redeemTo: t('benefits.offers.redeemTo'),
      validity: t('benefits.offers.validity'),
      maxCoupons: t('benefits.offers.maxCoupons'),
      isStopped: t('benefits.offers.states.stopped'),
    },
    formatValue: (name, value) => {
      if (name === 'kind') return t(`benefits.coupon.${value === 'amount' ? 'amount' : 'percent'}`);
      return name === 'type' ? t(`benefits.offers.${value === 'until' ? 'until' : 'days'}`) : undefined;
    },
  };
}

interface CouponOfferFormProps {
  readonly draftKey: string;
  /** Undefined for a new offer. */
  readonly stored: CouponOfferView | undefined;
  /** Where a new offer can be used; undefined if that cannot be changed. */
  readonly places: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly submitLabel: string;
  readonly save: (fields: CouponOfferFields, version: string | null, values: OfferValues) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form of a coupon offer; without the fields for code and discount once members have its coupon. */
export function CouponOfferForm({ draftKey, stored, places, submitLabel, save, onSaved }: CouponOfferFormProps) {
  const { t } = useTranslations();
  const form = useFieldsForm<OfferValues, CouponOfferFields>({
    draftKey,
    version: stored?.version ?? null,
    initialValues:
      stored === undefined ? { ...newValues, place: places?.[0]?.value ?? group } : toValues(stored.fields),
    toFields,
    check: (fields) => [
      ...checkOfferFields(fields),
      ...(stored === undefined ? [] : checkOfferChange(stored.fields, fields, stored.offer.redeemedCount)),
    ],
    save,
    ...useOfferFormats(),
    onSaved,
  });
  const isFixed = stored !== undefined && stored.offer.redeemedCount > 0;
  return (
    <FieldsFormFrame
      form={form}
      history={
        stored !== undefined && (
          <FormHistory
            formatDifference={form.formatDifference}
            hasChanges={form.hasChanges}
            onUse={(version) =>
              form.replaceValues(toValues(restoreOfferFields(version, stored.fields, stored.offer.redeemedCount)))
            }
            query={getCouponOfferHistoryQuery(stored.offer.offerId)}
          />
        )
      }
      submitLabel={submitLabel}
    >
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        <TextField
          {...form.getRequiredFieldProps('name')}
          autoComplete="off"
          description={t('benefits.offers.nameHint')}
          label={t('benefits.offers.name')}
        />
        {!isFixed && (
          <TextField
            {...form.getRequiredFieldProps('code')}
            autoCapitalize="characters"
            autoComplete="off"
            description={t('benefits.offers.codeHint')}
            label={t('benefits.offers.code')}
            spellCheck={false}
          />
        )}
        {places !== undefined && (
          <Select {...form.getFieldProps('place')} label={t('benefits.coupon.scope')} options={places} />
        )}
        <TextField
          {...form.getRequiredFieldProps('maxCoupons')}
          autoComplete="off"
          description={t('benefits.offers.maxCouponsHint')}
          inputMode="numeric"
          label={t('benefits.offers.maxCoupons')}
        />
      </div>
      <LanguageFields
        getField={(language) => form.getFieldProps(`couponName.${language}`)}
        label={t('benefits.coupon.name')}
        required
      />
      {!isFixed && (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
          <DiscountFields form={form} />
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        <TextField
          {...form.getRequiredFieldProps('redeemFrom')}
          label={t('benefits.offers.redeemFrom')}
          type="date"
          verbatim
        />
        <TextField
          {...form.getRequiredFieldProps('redeemTo')}
          label={t('benefits.offers.redeemTo')}
          type="date"
          verbatim
        />
        <Select
          {...form.getFieldProps('validity.type')}
          label={t('benefits.offers.validity')}
          options={(['days', 'until'] as const).map((value) => ({ value, label: t(`benefits.offers.${value}`) }))}
        />
        {form.values.validity.type === 'until' ? (
          <TextField
            {...form.getRequiredFieldProps('validity.day')}
            key="day"
            label={t('benefits.offers.validTo')}
            type="date"
            verbatim
          />
        ) : (
          <TextField
            {...form.getRequiredFieldProps('validity.days')}
            autoComplete="off"
            inputMode="numeric"
            key="days"
            label={t('benefits.offers.validDays')}
            suffix={t('benefits.coupon.days')}
          />
        )}
      </div>
    </FieldsFormFrame>
  );
}
