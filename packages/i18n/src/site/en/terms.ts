import type { Messages } from '../messages';

export const terms: Messages['terms'] = {
  none: 'There are no terms in effect.',
};
