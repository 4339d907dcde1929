import type { Messages } from '../messages';

export const terms: Messages['terms'] = {
  none: '現在適用中の規約はございません。',
};
