import type { VenueData } from '../shapes';
import { manwol } from './manwol';

/** The venues in the order of their hotel's list. */
export const venues: readonly VenueData[] = [manwol];
