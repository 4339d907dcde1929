import type { ResvInfo } from '@dining/contract/site/reservations/reservation';

type StatusFields = Pick<ResvInfo, 'resvStatus' | 'resvCancelBy'>;

/** How a reservation stands, by the name of its texts: the three of the wire, told apart by who cancelled it. */
export const getStatusKey = ({ resvStatus, resvCancelBy }: StatusFields): ResvInfo['resvStatus'] | 'cancelByVenue' =>
  resvStatus === 'cancel' && resvCancelBy === 'venue' ? 'cancelByVenue' : resvStatus;
