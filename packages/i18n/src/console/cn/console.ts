import type { Messages } from '../messages';

export const console: Messages['console'] = {
  title: '员工控制台',
  skip: '跳到正文',
  menu: '页面',
  screens: {
    signIn: '登录',
    invitation: '邀请',
    account: '我的账户',
    staff: '员工',
    inbox: '收件箱',
    audit: '审计记录',
  },
  more: '显示更多',
  waiting: '{{count}}项待处理',
  scope: {
    label: '酒店或餐厅',
    all: '我可查看的全部',
  },
  language: '语言',
  scheme: {
    label: '外观',
    system: '跟随设备',
    light: '浅色',
    dark: '深色',
  },
  signOut: '退出登录',
  help: {
    title: '键盘快捷键',
    open: '查看快捷键',
    keys: {
      help: '打开此列表',
      search: '转到搜索框',
      new: '邀请新员工',
      close: '关闭打开的窗口',
    },
  },
  nothing: {
    title: '您的角色暂无可用页面',
    text: '如需其他角色，请联系您的主管。',
  },
  missing: {
    title: '找不到此页面',
    text: '请检查地址，或前往控制台首页。',
    home: '前往控制台首页',
  },
  ended: {
    title: '请重新登录',
    text: '登录已结束。您输入的内容仍然保留。',
    other: '以其他人身份登录',
  },
  confirm: {
    title: '确认是您本人',
    text: '此更改较为敏感，需要再次验证。验证后五分钟内不再询问。',
  },
  conflict: {
    title: '其他人已更改此内容',
    text: '请比较两个版本，并选择要保留的版本。',
    field: '项目',
    yours: '您的更改',
    theirs: '当前内容',
    keepYours: '保存我的更改',
    keepTheirs: '保留当前内容',
  },
};
