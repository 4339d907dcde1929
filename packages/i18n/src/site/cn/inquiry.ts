import type { Messages } from '../messages';

export const inquiry: Messages['inquiry'] = {
  newTitle: '提交咨询',
  viewTitle: '咨询',
  empty: '暂无咨询记录。',
  emptyHint: '如有疑问，欢迎直接向餐厅咨询。',
  ask: '我要咨询',
  send: '提交',
  remove: '删除',
  store: '餐厅',
  storePlaceholder: '请选择餐厅',
  subject: '标题',
  content: '内容',
  count: '{{used}} / {{max}}字',
  date: '提交时间',
  answer: '回复',
  answeredOn: '回复时间',
  waitingNote: '餐厅正在准备回复，届时您可在此查看。',
  gone: '未找到该咨询。',
  status: {
    answered: '已回复',
    waiting: '待回复',
  },
  alerts: {
    store: '请选择餐厅。',
    title: '请输入标题。',
    contents: '请输入内容。',
    confirmSave: '确定提交咨询吗？',
    confirmDelete: '确定删除该咨询吗？',
    saved: '咨询已提交。',
    deleted: '咨询已删除。',
  },
};
