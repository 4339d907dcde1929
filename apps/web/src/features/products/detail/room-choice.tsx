import type { OfferedRoom } from '@dining/domain/availability/room';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import { Notice } from '@dining/ui/notice';
import { Picture } from '@dining/ui/picture';
import { RadioGroup } from '@dining/ui/radio-group';
import { Section } from '@dining/ui/section';
import { useChangeSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { formatFacts } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';

export const roomSectionId = 'room';

interface RoomChoiceProps {
  rooms: readonly OfferedRoom[];
  venueRooms: Venue['rooms'];
  value: DinRoomCode | null;
}

const formatSeats = ({ t }: Translations, { minSeats, maxSeats }: OfferedRoom): string =>
  minSeats === maxSeats
    ? t('reservation.time.roomExact', { count: maxSeats })
    : t('reservation.time.room', { min: minSeats, max: maxSeats });

export function RoomChoice({ rooms, venueRooms, value }: RoomChoiceProps) {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const findVenueRoom = (code: DinRoomCode | undefined) => venueRooms.find(({ dinRoomCode }) => dinRoomCode === code);
  const choose = (code: string) => {
    const room = rooms.find(({ dinRoomCode }) => dinRoomCode === code);
    if (room !== undefined) changeSearch((search) => ({ ...search, dinRoomCode: room.dinRoomCode }));
  };
  const options = rooms.map((room) => {
    const { name, area = null } = findVenueRoom(room.dinRoomCode) ?? {};
    return {
      value: room.dinRoomCode,
      label: name === undefined ? room.dinRoomCode : localizeText(translations, name),
      description: formatFacts(translations, [
        formatSeats(translations, room),
        area !== null && t('product.room.area', { area }),
      ]),
    };
  });
  const chosenRoom = rooms.find(({ dinRoomCode }) => dinRoomCode === value);
  const shownRoom = findVenueRoom((chosenRoom ?? rooms[0])?.dinRoomCode);
  return (
    <Section id={roomSectionId} title={t('common.resvType.room')}>
      {value !== null && chosenRoom === undefined && (
        <Notice announce className="mb-4" tone="warning">
          {t('product.room.taken')}
        </Notice>
      )}
      <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-start">
        {shownRoom !== undefined && shownRoom.picture !== '' && (
          <Picture
            alt={localizeText(translations, shownRoom.pictureAlt)}
            className="rounded-md"
            image={createPictureImage(shownRoom.picture)}
            ratio={3 / 2}
            sizes="(min-width: 768px) 320px, 100vw"
          />
        )}
        <RadioGroup
          label={t('common.resvType.room')}
          labelHidden
          variant="cards"
          onChange={choose}
          options={options}
          value={chosenRoom?.dinRoomCode}
        />
      </div>
    </Section>
  );
}
