import { checkJoiningCouponFields, type JoiningCouponFields } from '@dining/domain/catalogue/benefit-fields';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJoiningCouponQuery, type JoiningCouponView, saveJoiningCoupon } from '../../entities/catalogue/benefits';
import { getJoiningCouponHistoryQuery } from '../../entities/catalogue/form-history';
import type { Hotel } from '../../entities/hotels/staff-hotels';
import { FilterSelect } from '../../features/screen/filter-select';
import { FormHistory } from '../../features/screen/form-history';
import { Facts } from '../../features/screen/list-detail';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { LanguageFields } from '../../flows/catalogue/language-fields';
import {
  type FieldFormats,
  formatFieldDifference,
  parseNumber,
  useFieldsForm,
} from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { DiscountFields } from './discount-fields';

interface JoiningCouponBlockProps {
  readonly hotel: Hotel;
  /** True if the staff member may see the coupon of all hotels. */
  readonly canSeeGroup: boolean;
}

/** Shows the coupon that new members get for a hotel or for all hotels, and the form that changes it. */
export function JoiningCouponBlock({ hotel, canSeeGroup }: JoiningCouponBlockProps) {
  const { t } = useTranslations();
  const [isGroup, setGroup] = useState(canSeeGroup);
  const htlCode = isGroup ? null : hotel.htlCode;
  const { data, error, isFetching, refetch } = useQuery(getJoiningCouponQuery(htlCode));
  return (
    <Block
      action={
        canSeeGroup && (
          <FilterSelect
            label={t('benefits.coupon.scope')}
            onChange={(value) => setGroup(value === 'group')}
            options={[
              { value: 'group', label: t('benefits.coupon.group') },
              { value: 'hotel', label: hotel.name },
            ]}
            value={isGroup ? 'group' : 'hotel'}
          />
        )
      }
      title={t('benefits.coupon.title')}
    >
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows count={3} />}
      {data !== undefined && (
        <p className="text-ink-soft">{t(data.fields === null ? 'benefits.coupon.none' : 'benefits.coupon.stays')}</p>
      )}
      {data?.canEdit === true && (
        <CouponForm
          htlCode={htlCode}
          key={`${htlCode ?? 'group'} ${data.version ?? ''}`}
          onSaved={() => void refetch()}
          view={data}
        />
      )}
      {data?.canEdit === false && <CouponFacts htlCode={htlCode} view={data} />}
    </Block>
  );
}

function useCouponFormats(): FieldFormats {
  const { t } = useTranslations();
  return {
    labels: {
      name: t('benefits.coupon.name'),
      kind: t('benefits.coupon.kind'),
      value: t('benefits.coupon.value'),
      minOrderAmount: t('benefits.coupon.minOrderAmount'),
      maxDiscount: t('benefits.coupon.maxDiscount'),
      validDays: t('benefits.coupon.validDays'),
    },
    formatValue: (name, value) =>
      name === 'kind' ? t(`benefits.coupon.${value === 'amount' ? 'amount' : 'percent'}`) : undefined,
  };
}

function CouponFacts({ htlCode, view: { fields } }: { htlCode: HtlCode | null; view: JoiningCouponView }) {
  const translations = useTranslations();
  const { t, language } = translations;
  const formats = useCouponFormats();
  return (
    <>
      <Notice tone="info">{t('benefits.readOnly')}</Notice>
      {fields !== null && (
        <Facts
          rows={[
            [t('benefits.coupon.name'), fields.name[language]],
            [
              t('benefits.coupon.value'),
              fields.kind === 'percent' ? `${fields.value}%` : `₩${fields.value.toLocaleString('en-US')}`,
            ],
            [t('benefits.coupon.validDays'), fields.validDays],
          ]}
        />
      )}
      <FormHistory
        formatDifference={(difference) => formatFieldDifference(translations, formats, difference)}
        query={getJoiningCouponHistoryQuery(htlCode)}
      />
    </>
  );
}

interface CouponValues {
  readonly name: JoiningCouponFields['name'];
  readonly kind: string;
  readonly value: string;
  readonly minOrderAmount: string;
  readonly maxDiscount: string;
  readonly validDays: string;
}

const newValues: CouponValues = {
  name: { ko: '', en: '', cn: '', ja: '' },
  kind: 'percent',
  value: '',
  minOrderAmount: '0',
  maxDiscount: '',
  validDays: '90',
};

const toValues = (fields: JoiningCouponFields): CouponValues => ({
  name: fields.name,
  kind: fields.kind,
  value: String(fields.value),
  minOrderAmount: String(fields.minOrderAmount),
  maxDiscount: fields.maxDiscount === null ? '' : String(fields.maxDiscount),
  validDays: String(fields.validDays),
});

const toFields = (values: CouponValues): JoiningCouponFields => ({
  name: values.name,
  kind: values.kind === 'amount' ? 'amount' : 'percent',
  value: parseNumber(values.value),
  minOrderAmount: parseNumber(values.minOrderAmount),
  maxDiscount: values.kind === 'amount' || values.maxDiscount.trim() === '' ? null : parseNumber(values.maxDiscount),
  validDays: parseNumber(values.validDays),
});

interface CouponFormProps {
  readonly htlCode: HtlCode | null;
  readonly view: JoiningCouponView;
  readonly onSaved: () => void;
}

function CouponForm({ htlCode, view, onSaved }: CouponFormProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const form = useFieldsForm<CouponValues, JoiningCouponFields>({
    draftKey: `joining coupon ${htlCode ?? 'group'}`,
    version: view.version,
    initialValues: view.fields === null ? newValues : toValues(view.fields),
    toFields,
    check: checkJoiningCouponFields,
    save: (fields, version) => write(saveJoiningCoupon, { htlCode, version, fields }),
    ...useCouponFormats(),
    onSaved: () => {
      notify(t('benefits.coupon.saved'));
      onSaved();
    },
  });
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          // A version of an older release lacks the fields that were added since.
          onUse={(fields) => form.replaceValues(toValues({ ...view.fields, ...fields }))}
          query={getJoiningCouponHistoryQuery(htlCode)}
        />
      }
      submitLabel={t('benefits.coupon.save')}
    >
      <LanguageFields
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('benefits.coupon.name')}
        required
      />
      <div className="grid items-end gap-4 md:grid-cols-3 xl:grid-cols-5">
        <DiscountFields form={form} />
        <TextField
          {...form.getRequiredFieldProps('validDays')}
          autoComplete="off"
          inputMode="numeric"
          label={t('benefits.coupon.validDays')}
          suffix={t('benefits.coupon.days')}
        />
      </div>
    </FieldsFormFrame>
  );
}
