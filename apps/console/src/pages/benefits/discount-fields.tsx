import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { ComponentProps } from 'react';
import { useTranslations } from '../../lib/i18n';

type DiscountField = 'kind' | 'value' | 'maxDiscount' | 'minOrderAmount';
type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'id' | 'error' | 'required'> & {
  readonly ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
  readonly onChange: (event: { readonly target: unknown }) => unknown;
  readonly onBlur: (event: { readonly target: unknown }) => unknown;
};

interface DiscountFieldsProps {
  readonly form: {
    readonly values: { readonly kind: string };
    readonly getFieldProps: (name: DiscountField) => FieldProps;
    readonly getRequiredFieldProps: (name: DiscountField) => FieldProps;
  };
}

/** Shows the fields for the discount of a coupon: its kind, its value and limits in won. */
export function DiscountFields({ form }: DiscountFieldsProps) {
  const { t } = useTranslations();
  const isPercent = form.values.kind === 'percent';
  return (
    <>
      <Select
        {...form.getFieldProps('kind')}
        label={t('benefits.coupon.kind')}
        options={(['percent', 'amount'] as const).map((value) => ({ value, label: t(`benefits.coupon.${value}`) }))}
      />
      <TextField
        {...form.getRequiredFieldProps('value')}
        autoComplete="off"
        inputMode="numeric"
        label={t('benefits.coupon.value')}
        suffix={isPercent ? '%' : '₩'}
      />
      {isPercent && (
        <TextField
          {...form.getFieldProps('maxDiscount')}
          autoComplete="off"
          description={t('benefits.coupon.maxDiscountHint')}
          inputMode="numeric"
          label={t('benefits.coupon.maxDiscount')}
          suffix="₩"
        />
      )}
      <TextField
        {...form.getRequiredFieldProps('minOrderAmount')}
        autoComplete="off"
        inputMode="numeric"
        label={t('benefits.coupon.minOrderAmount')}
        suffix="₩"
      />
    </>
  );
}
