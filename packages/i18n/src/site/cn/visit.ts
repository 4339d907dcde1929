import type { Messages } from '../messages';

export const visit: Messages['visit'] = {
  title: '您预订的日期将至',
  lead: '请确认您是否如约前来，以便我们为您做好准备。',
  coming: '我会如约前来',
  thanks: '感谢您的告知',
  thanksBody: '我们会做好准备，期待您的光临。',
  cancel: '取消预订',
  open: '查看预订',
  past: '预订日期已过',
  notFound: '未找到该预订，请核对您收到的链接。',
};
