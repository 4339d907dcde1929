import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { Checkbox } from '@dining/ui/checkbox';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import type { PhoneOffer } from '../../entities/reservations/phone-booking';
import { useTranslations } from '../../lib/i18n';
import type { DraftProps } from './booking-draft';

interface BookingAllergiesProps extends DraftProps {
  readonly allergies: PhoneOffer['allergies'];
  readonly error: string | undefined;
}

export function BookingAllergies({ draft, change, allergies, error }: BookingAllergiesProps) {
  const { t } = useTranslations();
  const toggle = (code: string, isChosen: boolean) =>
    change({
      allergyCodes: isChosen ? [...draft.allergyCodes, code] : draft.allergyCodes.filter((each) => each !== code),
    });
  return (
    <div className="grid gap-2" data-field="allergies">
      <RadioGroup
        error={error}
        inline
        label={t('staffDesk.form.allergies')}
        onChange={(value) => change({ hasAllergies: value === 'some' })}
        options={[
          { value: 'none', label: t('staffDesk.form.allergyNone') },
          { value: 'some', label: t('staffDesk.form.allergySome') },
        ]}
        value={draft.hasAllergies ? 'some' : 'none'}
      />
      {draft.hasAllergies && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {allergies.map(({ allergyCode, name }) => (
            <Checkbox
              checked={draft.allergyCodes.includes(allergyCode)}
              key={allergyCode}
              onChange={({ target }) => toggle(allergyCode, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
      {draft.hasAllergies && draft.allergyCodes.includes(otherAllergyCode) && (
        <TextField
          label={t('staffDesk.form.allergyOther')}
          onChange={({ target }) => change({ allergyOther: target.value })}
          required
          value={draft.allergyOther}
        />
      )}
    </div>
  );
}
