import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: '请先登录',
  message: '此服务仅限会员使用，是否登录？',
  titleForBookers: '请选择预订方式',
  messageForBookers: '登录后可享会员价及礼遇，您也可以非会员身份继续预订。',
  saving: '会员预订可优惠{{amount}}。',
  signIn: '登录',
  otherWays: '其他登录方式',
  asGuest: '以非会员身份预订',
  stay: '留在此页',
  replaced: {
    title: '已登录另一位会员的账号',
    message: '此浏览器已登录另一位会员的账号，页面已重置。为保护隐私，此前选择和填写的内容已清除。',
  },
  signedOut: {
    title: '您已退出登录',
    message: '此浏览器已退出登录，页面已重置。为保护隐私，此前选择和填写的内容已清除。',
  },
};
