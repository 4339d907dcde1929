import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { useQueries } from '@tanstack/react-query';
import { useHotels } from '../../entities/app/app-data';
import { getHotelDetailQuery } from '../../entities/app/hotel-detail';
import { useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';
import { useChooseHotel } from './use-choose-hotel';

/** Shows the hotels of the group as pictures. If a picture fails to load, its tile still shows the hotel's name. */
export function HotelTiles({ onChosen }: { onChosen: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const currentHotel = useHotel();
  const choose = useChooseHotel(onChosen);
  const details = useQueries({ queries: hotels.map(({ htlCode }) => getHotelDetailQuery(htlCode)) });
  return (
    <ul aria-label={t('common.header.hotel')} className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
      {hotels.map((hotel, index) => {
        const photos = details[index]?.data?.htlPhotoList;
        const frontPhoto = photos?.find(({ htlPhotoType }) => htlPhotoType === 'front');
        const isCurrent = hotel.htlCode === currentHotel?.htlCode;
        return (
          <li key={hotel.htlCode}>
            <button
              aria-current={isCurrent ? 'true' : undefined}
              className="grid w-full gap-2 rounded-sm text-left hover:text-brass"
              onClick={() => void choose(hotel.htlCode)}
              type="button"
            >
              <Picture
                alt=""
                className={joinClasses('rounded-sm', isCurrent && 'outline-2 outline-brass outline-offset-2')}
                image={frontPhoto && createPictureImage(frontPhoto.filePath)}
                ratio={4 / 3}
                sizes="33vw"
              />
              <span className={joinClasses('text-sm leading-5', isCurrent && 'text-brass')}>
                {localizeField(translations, hotel, 'htlName')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
