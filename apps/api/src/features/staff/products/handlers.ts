import { listDietaryInfo, setDietaryInfo } from '@dining/contract/staff/products';
import { createCommandHandler } from '../../command';
import { changeMarks, listMarks } from './menu-marks';

export const products = [
  createCommandHandler(listDietaryInfo, listMarks),
  createCommandHandler(setDietaryInfo, changeMarks),
];
