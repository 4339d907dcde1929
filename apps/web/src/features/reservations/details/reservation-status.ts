import type { ResvInfo } from '@dining/contract/site/reservations/reservation';

type StatusFields = Pick<ResvInfo, 'resvStatus' | 'resvCancelBy'>;

/** Returns the key of a status text: the wire status, with a separate key for cancellations by the venue. */
export const getStatusKey = ({ resvStatus, resvCancelBy }: StatusFields): ResvInfo['resvStatus'] | 'cancelByVenue' =>
  resvStatus === 'cancel' && resvCancelBy === 'venue' ? 'cancelByVenue' : resvStatus;
