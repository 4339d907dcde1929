import type { ResvInfo } from '@dining/contract/site/reservations/reservation';

type StatusFields = Pick<ResvInfo, 'resvStatus' | 'resvCancelBy'>;

export const getStatusKey = ({ resvStatus, resvCancelBy }: StatusFields): ResvInfo['resvStatus'] | 'cancelByVenue' =>
  resvStatus === 'cancel' && resvCancelBy === 'venue' ? 'cancelByVenue' : resvStatus;
