import type { Messages } from '../messages';

export const paging: Messages['paging'] = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: '{{shown}} of {{total}}',
};
