import { listMenuMarks, setMenuMarks } from '@dining/contract/staff/products';
import { createCommandHandler } from '../../command';
import { list, set } from './menu-marks';

export const products = [createCommandHandler(listMenuMarks, list), createCommandHandler(setMenuMarks, set)];
