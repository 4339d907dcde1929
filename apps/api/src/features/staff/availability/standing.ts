import type { AffectedReservation } from '@dining/contract/staff/availability';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { ActiveReservation } from '../../../stores/reservations/arrivals';

/** A reservation that stays where nothing is offered any more, as its operator is told of it. */
export const toStanding = ({ roomName, ...reservation }: ActiveReservation): AffectedReservation => ({
  ...reservation,
  room: roomName === null ? '' : getLocalizedText(roomName, 'en'),
});
