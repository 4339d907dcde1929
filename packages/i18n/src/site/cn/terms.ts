import type { Messages } from '../messages';

export const terms: Messages['terms'] = {
  none: '目前没有生效的条款。',
};
