import { listMenuMarks, setMenuMarks } from '@dining/contract/staff/products';
import { createCommandHandler } from '../../command';
import { changeMarks, listMarks } from './menu-marks';

export const products = [createCommandHandler(listMenuMarks, listMarks), createCommandHandler(setMenuMarks, changeMarks)];
