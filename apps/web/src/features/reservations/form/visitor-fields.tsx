import { formLimits } from '@dining/domain/reservations/payment-form';
import { switchVisitor } from '@dining/domain/reservations/visitor';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { Checkbox } from '@dining/ui/checkbox';
import { FieldGroup } from '@dining/ui/field-group';
import { Stack } from '@dining/ui/stack';
import { TextField } from '@dining/ui/text-field';
import { PhoneNumberField } from '../../../components/phone-number/phone-number-field';
import { useTranslations } from '../../../lib/i18n';
import { formatTooLong } from '../../../lib/text-limit';
import { type FormDraft, toPaymentForm } from './form-draft';
import type { PaymentFields } from './use-payment-form';

const textKeys = {
  visitor: {
    different: 'payment.visitor.different',
    title: 'payment.visitor.title',
    name: 'payment.visitor.name',
    phone: 'payment.visitor.phone',
  },
  collector: {
    different: 'payment.collector.different',
    title: 'payment.collector.title',
    name: 'payment.collector.name',
    phone: 'payment.collector.phone',
  },
} as const;

interface VisitorFieldsProps extends PaymentFields {
  isPickup: boolean;
}

/** Asks who visits or collects the pickup: the booker or another person (Spec §4 Visitor-same toggle). */
export function VisitorFields({
  getRequiredFieldProps,
  getValueFieldProps,
  getId,
  values,
  setValues,
  isPickup,
}: VisitorFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const keys = textKeys[isPickup ? 'collector' : 'visitor'];
  const nameField = getRequiredFieldProps('visitorName');
  const isDifferent = values.visitor === 'other';
  const change = (visitor: FormDraft['visitor']): void => {
    const { name, phone } = switchVisitor(toPaymentForm(values), visitor).visitor;
    setValues({ visitor, visitorName: name, visitorPhone: phone });
  };
  return (
    <div>
      <Checkbox checked={isDifferent} onChange={({ target }) => change(target.checked ? 'other' : 'booker')}>
        {t(keys.different)}
      </Checkbox>
      {isDifferent && (
        <FieldGroup className="mt-2" label={t(keys.title)} labelHidden>
          <Stack gap={4}>
            <TextField
              {...nameField}
              autoComplete="off"
              error={nameField.error ?? formatTooLong(translations, values.visitorName, formLimits.visitorName)}
              label={t(keys.name)}
              normalize={normalizeName}
            />
            <div id={getId('visitorPhone')}>
              <PhoneNumberField {...getValueFieldProps('visitorPhone')} autofill={false} label={t(keys.phone)} />
            </div>
          </Stack>
        </FieldGroup>
      )}
    </div>
  );
}
