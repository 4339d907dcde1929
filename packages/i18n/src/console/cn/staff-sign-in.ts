import type { Messages } from '../messages';

export const staffSignIn: Messages['staffSignIn'] = {
  title: '员工登录',
  email: '电子邮箱',
  password: '密码',
  show: {
    word: '显示',
    name: '显示密码',
  },
  hide: {
    word: '隐藏',
    name: '隐藏密码',
  },
  next: '下一步',
  passkey: '使用通行密钥登录',
  passkeyFailed: '通行密钥验证未成功，请重试或使用密码。',
  codeLead: '请输入身份验证器应用显示的六位数字。',
  code: '验证码',
  recoveryLead: '请输入一个恢复代码。每个代码只能使用一次。',
  recoveryCode: '恢复代码',
  useRecovery: '使用恢复代码',
  useApp: '使用身份验证器应用',
  restart: '重新开始',
  submit: '登录',
  confirm: '确认',
  confirmPasskey: '使用通行密钥确认',
  errors: {
    email: '请输入电子邮箱地址。',
    password: '请输入密码。',
    code: '请输入六位数字。',
    recoveryCode: '请输入恢复代码。',
  },
  help: '如无法登录，请联系您的主管，由其重新发送邀请。',
};
