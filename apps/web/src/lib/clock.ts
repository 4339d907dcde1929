import { type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';

/** The one clock of the site. */
export const now = (): Date => new Date();

/** The day it is in Seoul. */
export const today = (): SeoulDate => todayInSeoul(now());
