import { listArrivals } from '@dining/contract/staff/reservations';
import { createCommandHandler } from '../../command';
import { listDayArrivals } from './arrivals';

export const reservations = [createCommandHandler(listArrivals, listDayArrivals)];
