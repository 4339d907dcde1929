import type { JoinForm } from '@dining/domain/join/join-form';
import { RadioGroup } from '@dining/ui/radio-group';
import { Select } from '@dining/ui/select';
import { useHotels } from '../../../entities/app/app-data';
import { useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';

interface ExperienceFieldsProps {
  details: JoinForm;
  onChange: (change: Partial<JoinForm>) => void;
}

/** Whether one knows the house; only then the hotel can be chosen, and else it is cleared (Spec §5 Join form). */
export function ExperienceFields({ details, onChange }: ExperienceFieldsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  return (
    <div className="grid gap-3">
      <RadioGroup
        inline
        label={t('join.form.hotelUsed')}
        onChange={(answer) => onChange(answer === 'Y' ? { hotelUsed: true } : { hotelUsed: false, usedHotel: null })}
        options={[
          { value: 'Y', label: t('join.form.hotelUsedYes') },
          { value: 'N', label: t('join.form.hotelUsedNo') },
        ]}
        value={details.hotelUsed ? 'Y' : 'N'}
      />
      <Select
        disabled={!details.hotelUsed}
        label={t('join.form.hotelUsedWhich')}
        onChange={({ target }) =>
          onChange({ usedHotel: hotels.find(({ htlCode }) => htlCode === target.value)?.htlCode ?? null })
        }
        options={hotels.map((hotel) => ({ value: hotel.htlCode, label: wireText(translations, hotel, 'htlName') }))}
        placeholder={t('join.form.choose')}
        value={details.usedHotel ?? ''}
      />
    </div>
  );
}
