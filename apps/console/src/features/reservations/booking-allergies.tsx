import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { Checkbox } from '@dining/ui/checkbox';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import type { PhoneQuote } from '../../entities/reservations/phone-booking';
import { useTranslations } from '../../lib/i18n';
import type { BookingSectionProps } from './booking-draft';

interface BookingAllergiesProps extends BookingSectionProps {
  readonly allergies: PhoneQuote['allergies'];
}

export function BookingAllergies({ form, allergies }: BookingAllergiesProps) {
  const { t } = useTranslations();
  const { hasAllergies } = form.values;
  const { value: codes, onChange: chooseCodes, error } = form.getValueFieldProps('allergyCodes');
  const toggle = (code: string, isChosen: boolean) =>
    chooseCodes(isChosen ? [...codes, code] : codes.filter((each) => each !== code));
  return (
    <div className="grid gap-2" id={form.getId('allergyCodes')} tabIndex={-1}>
      <RadioGroup
        error={error}
        inline
        label={t('staffDesk.form.allergies')}
        onChange={(value) => form.getValueFieldProps('hasAllergies').onChange(value === 'some')}
        options={[
          { value: 'none', label: t('staffDesk.form.allergyNone') },
          { value: 'some', label: t('staffDesk.form.allergySome') },
        ]}
        value={hasAllergies ? 'some' : 'none'}
      />
      {hasAllergies && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {allergies.map(({ allergyCode, name }) => (
            <Checkbox
              checked={codes.includes(allergyCode)}
              key={allergyCode}
              onChange={({ target }) => toggle(allergyCode, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
      {hasAllergies && codes.includes(otherAllergyCode) && (
        <TextField {...form.getRequiredFieldProps('allergyOther')} label={t('staffDesk.form.allergyOther')} />
      )}
    </div>
  );
}
