import type { OfferedRoom } from '@dining/domain/availability/room';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import { Section } from '@dining/ui/layout';
import { RadioGroup } from '@dining/ui/radio-group';
import { changeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

interface RoomChoiceProps {
  rooms: readonly OfferedRoom[];
  names: Venue['rooms'];
  value: DinRoomCode | null;
}

const seatsText = ({ minSeats, maxSeats }: OfferedRoom): string =>
  minSeats === maxSeats
    ? t('reservation.time.roomExact', { count: maxSeats })
    : t('reservation.time.room', { min: minSeats, max: maxSeats });

/** Which of the rooms that hold the party, the smallest first. */
export function RoomChoice({ rooms, names, value }: RoomChoiceProps) {
  const nameOf = (code: DinRoomCode) => names.find(({ dinRoomCode }) => dinRoomCode === code)?.name ?? { default: code };
  const choose = (code: string) => {
    const room = rooms.find(({ dinRoomCode }) => dinRoomCode === code);
    if (room !== undefined) changeSearch((search) => ({ ...search, dinRoomCode: room.dinRoomCode }));
  };
  return (
    <Section id="room" title={t('common.resvType.room')}>
      <RadioGroup
        label={t('common.resvType.room')}
        labelHidden
        look="cards"
        onChange={choose}
        options={rooms.map((room) => ({
          value: room.dinRoomCode as string,
          label: ownText(nameOf(room.dinRoomCode)),
          description: seatsText(room),
        }))}
        value={value ?? undefined}
      />
    </Section>
  );
}
