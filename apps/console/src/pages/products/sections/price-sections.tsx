import { DayField, FieldRow, FlagField, NumberField, TextsField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { Section } from './section';

interface ProductFormProps {
  readonly form: DocumentForm<'product'>;
}

/** Shows the price of a pickup, and the discounts. The prices of menus are fields of the options. */
export function PriceSection({ form }: ProductFormProps) {
  const { t } = useTranslations();
  const { values, change } = form;
  const hasPrice =
    values.reservationType === 'pickup' ||
    [form.initialValues.price, values.price].some((price) => !['', '0'].includes(price)) ||
    form.hasError('price');
  const discountFields = ['discountWeekdayRate', 'discountWeekendRate', 'discountRate', 'discountFrom', 'discountTo'];
  return (
    <Section name="price">
      {hasPrice ? (
        <FieldRow>
          <NumberField form={form} path="price" required suffix="₩" />
        </FieldRow>
      ) : (
        <p className="text-ink-soft">{t('documents.hints.pricesOfMenus')}</p>
      )}
      <FlagField
        form={form}
        onChange={(discountOn) => change('discountOn', discountOn)}
        path="discountOn"
        value={values.discountOn}
      />
      {(values.discountOn || form.hasError(...discountFields)) && (
        <>
          <FieldRow>
            <NumberField form={form} path="discountWeekdayRate" suffix="%" />
            <NumberField form={form} path="discountWeekendRate" suffix="%" />
          </FieldRow>
          <p className="text-ink-soft">{t('documents.hints.discountDays')}</p>
          <FieldRow>
            <NumberField form={form} path="discountRate" suffix="%" />
            <DayField form={form} path="discountFrom" />
            <DayField form={form} path="discountTo" />
          </FieldRow>
        </>
      )}
      <FlagField
        form={form}
        onChange={(memberDiscountOn) => change('memberDiscountOn', memberDiscountOn)}
        path="memberDiscountOn"
        value={values.memberDiscountOn}
      />
      {(values.memberDiscountOn || form.hasError('memberDiscountRate')) && (
        <FieldRow>
          <NumberField form={form} path="memberDiscountRate" suffix="%" />
        </FieldRow>
      )}
    </Section>
  );
}

/** Shows the deposits that guests pay instead of menus. */
export function DepositSection({ form }: ProductFormProps) {
  const { t } = useTranslations();
  const { values, change } = form;
  const depositFields = ['depositUpTo2', 'depositUpTo4', 'depositUpTo10', 'depositFrom11', 'depositNote'];
  return (
    <Section name="deposit">
      <FlagField
        form={form}
        onChange={(takesDeposit) => change('takesDeposit', takesDeposit)}
        path="takesDeposit"
        value={values.takesDeposit}
      />
      {(values.takesDeposit || form.hasError(...depositFields)) && (
        <>
          <p className="text-ink-soft">{t('documents.hints.deposits')}</p>
          <FieldRow>
            <NumberField form={form} path="depositUpTo2" suffix="₩" />
            <NumberField form={form} path="depositUpTo4" suffix="₩" />
            <NumberField form={form} path="depositUpTo10" suffix="₩" />
            <NumberField form={form} path="depositFrom11" suffix="₩" />
          </FieldRow>
          <TextsField form={form} isLong path="depositNote" />
        </>
      )}
    </Section>
  );
}
