import type { AffectedReservation } from '@dining/contract/staff/availability';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { ActiveReservation } from '../../../stores/reservations/arrivals';

export const toStandingReservation = ({ roomName, ...reservation }: ActiveReservation): AffectedReservation => ({
  ...reservation,
  room: roomName === null ? '' : getLocalizedText(roomName, 'en'),
});
