import { listMenuMarks, setMenuMarks } from '@dining/contract/staff/products';
import { hand } from '../../command';
import { list, set } from './menu-marks';

/** What staff tell of what is sold. */
export const products = [hand(listMenuMarks, list), hand(setMenuMarks, set)];
