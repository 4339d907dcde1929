import type { Messages } from '../messages';

export const terms: Messages['terms'] = {
  none: '現在適用中の規約はございません。',
  effectiveFrom: '{{date}} 施行',
  version: '第{{version}}版',
};
