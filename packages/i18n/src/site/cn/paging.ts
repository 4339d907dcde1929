import type { Messages } from '../messages';

export const paging: Messages['paging'] = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  range: '{{shown}} / 共{{total}}条',
};
