import type { Messages } from '../messages';

export const paging: Messages['paging'] = {
  label: 'ページ送り',
  previous: '前のページ',
  next: '次のページ',
  range: '{{shown}} / {{total}}',
};
