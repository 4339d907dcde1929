import { setPointRate } from '@dining/contract/staff/hotels';
import { createCommandHandler } from '../../command';
import { changePointRate } from './point-rate';

export const hotels = [createCommandHandler(setPointRate, changePointRate)];
