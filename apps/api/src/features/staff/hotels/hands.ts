import { setPointRate } from '@dining/contract/staff/hotels';
import { hand } from '../../command';
import { set } from './point-rate';

/** What staff say of a hotel. */
export const hotels = [hand(setPointRate, set)];
