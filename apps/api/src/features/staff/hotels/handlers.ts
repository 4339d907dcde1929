import { setPointRate } from '@dining/contract/staff/hotels';
import { createCommandHandler } from '../../command';
import { set } from './point-rate';

export const hotels = [createCommandHandler(setPointRate, set)];
