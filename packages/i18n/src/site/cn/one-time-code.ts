import type { Messages } from '../messages';

export const oneTimeCode: Messages['oneTimeCode'] = {
  label: '验证码',
  send: '获取验证码',
  again: '重新获取验证码',
  againIn: '{{seconds}}秒后可重新获取',
  sms: '6位验证码已通过短信发送至{{to}}。',
  mail: '6位验证码已通过邮件发送至{{to}}。',
  left: '剩余时间 {{time}}',
  over: '验证码已失效，请重新获取。',
  verify: '验证',
  proven: '已验证',
  required: '请输入6位验证码。',
};
