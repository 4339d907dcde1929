import type { Messages } from '../messages';

export const terms: Messages['terms'] = {
  none: '目前没有生效的条款。',
  effectiveFrom: '{{date}}起生效',
  version: '版本 {{version}}',
};
