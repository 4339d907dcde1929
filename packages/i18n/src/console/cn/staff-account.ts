import type { Messages } from '../messages';

export const staffAccount: Messages['staffAccount'] = {
  title: '我的账户',
  roles: '我的角色',
  sessions: {
    title: '登录的设备',
    device: '设备',
    seen: '最近使用',
    this: '本设备',
    endOthers: '退出其他所有设备',
    endOthersAsk: '其他{{count}}个登录将立即结束，未保存的内容会丢失。',
    ended: '已结束其他{{count}}个登录。',
  },
  passkeys: {
    title: '通行密钥',
    text: '使用设备的指纹、面容或屏幕锁登录，无需密码和验证码。',
    none: '您还没有通行密钥。',
    created: '添加于{{time}}',
    used: '最近使用：{{time}}',
    unused: '从未使用',
    add: '添加本设备的通行密钥',
    added: '已添加通行密钥。',
    failed: '无法添加通行密钥，请重试。',
    unsupported: '此浏览器不支持通行密钥。',
    remove: '删除',
    removeName: '删除{{device}}的通行密钥',
    removeAsk: '将无法再使用{{device}}的通行密钥登录。',
    removed: '已删除通行密钥。',
  },
  recovery: {
    title: '恢复代码',
    left: '剩余{{count}}个代码',
    renew: '生成新代码',
    renewAsk: '您现有的{{count}}个代码将立即失效。',
    none: '您仅使用通行密钥登录，无需恢复代码。',
  },
};
