import { RadioGroup } from '@dining/ui/radio-group';
import { Select } from '@dining/ui/select';
import type { FormFields } from '@dining/ui/use-checked-form';
import { useHotels } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import type { JoinValues } from './join-draft';

/**
 * Asks whether a person has stayed at a hotel of the group. If so, they choose which; otherwise the choice is cleared
 * (Spec §5 Join form).
 */
export function ExperienceFields({ fields }: { fields: FormFields<JoinValues> }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const hasVisitedField = fields.getValueFieldProps('hasVisitedHotel');
  const hotelCodeField = fields.getValueFieldProps('visitedHotelCode');
  return (
    <div className="grid gap-3">
      <RadioGroup
        inline
        label={t('join.form.hotelUsed')}
        onChange={(answer) => {
          hasVisitedField.onChange(answer === 'Y');
          if (answer === 'N') hotelCodeField.onChange(null);
        }}
        options={[
          { value: 'Y', label: t('join.form.hotelUsedYes') },
          { value: 'N', label: t('join.form.hotelUsedNo') },
        ]}
        value={hasVisitedField.value ? 'Y' : 'N'}
      />
      <Select
        disabled={!hasVisitedField.value}
        label={t('join.form.hotelUsedWhich')}
        onChange={({ target }) =>
          hotelCodeField.onChange(hotels.find(({ htlCode }) => htlCode === target.value)?.htlCode ?? null)
        }
        options={hotels.map((hotel) => ({
          value: hotel.htlCode,
          label: localizeField(translations, hotel, 'htlName'),
        }))}
        placeholder={t('join.form.choose')}
        value={hotelCodeField.value ?? ''}
      />
    </div>
  );
}
