import { BareSelect } from '@dining/ui/bare-select';
import { useHotels } from '../../entities/app/app-data';
import { useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { useChooseHotel } from './use-choose-hotel';

export function HotelSelect() {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const hotel = useHotel();
  const choose = useChooseHotel();
  return (
    <BareSelect
      label={t('common.header.hotel')}
      onChange={(event) => void choose(event.target.value)}
      options={hotels.map((option) => ({
        value: option.htlCode,
        label: localizeField(translations, option, 'htlName'),
      }))}
      value={hotel?.htlCode ?? ''}
    />
  );
}
