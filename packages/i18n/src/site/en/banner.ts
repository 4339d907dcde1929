import type { Messages } from '../messages';

export const banner: Messages['banner'] = {
  overline: 'Dining',
  lead: 'A table for the season, a view beyond the window, and time that is yours.',
  promotions: 'Promotions',
};
