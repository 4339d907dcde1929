import type { Standing } from '@dining/contract/staff/availability';
import { textFor } from '@dining/domain/shared/localized-text';
import type { ActiveReservation } from '../../../stores/reservations/arrivals';

export const toStandingReservation = ({ roomName, ...reservation }: ActiveReservation): Standing => ({
  ...reservation,
  room: roomName === null ? '' : textFor(roomName, 'en'),
});
