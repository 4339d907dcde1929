import { listDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { createCommandHandler } from '../../command';
import { list, set } from './menu-marks';

export const products = [createCommandHandler(listDietaryInfo, list), createCommandHandler(setDietaryInfo, set)];
