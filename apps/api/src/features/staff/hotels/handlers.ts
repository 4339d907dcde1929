import { setPointRate } from '@dining/contract/staff/hotels';
import { createCommandHandler } from '../../command';
import { set } from './point-rate';

/** What staff say of a hotel. */
export const hotels = [createCommandHandler(setPointRate, set)];
