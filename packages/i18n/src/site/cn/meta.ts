import type { Messages } from '../messages';

/** Every way back from a provider. */
const signingIn = {
  title: '正在登录',
  description: '正在确认登录。',
};

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: '在线预订需要启用浏览器的JavaScript，您也可以致电预订。',
    map: '地图',
  },
  pages: {
    main: {
      title: '酒店餐饮预订',
      description: '在线预订酒店餐厅、酒吧与烘焙坊，余位与价格一目了然。',
    },
    login: {
      title: '登录',
      description: '登录后享会员价预订。',
    },
    reservationFirstStep: {
      title: '预订 · 选择日期',
      description: '选择餐厅、人数、日期和时间。',
    },
    reservationSecondStep: {
      title: '预订 · 选择内容',
      description: '所选日程可预订的内容。',
    },
    reservationDetail: {
      title: '预订 · 选择菜品',
      description: '选择菜品与数量，确认金额。',
    },
    reservationPayment: {
      title: '预订 · 付款',
      description: '填写预订人信息并付款。',
    },
    reservationComplete: {
      title: '您的预订',
      description: '查看预订详情。',
    },
    paymentReturn: {
      title: '付款结果',
      description: '正在确认付款结果。',
    },
    paymentWait: {
      title: '准备付款',
      description: '正在准备支付窗口。',
    },
    terms: {
      title: '条款与政策',
      description: '酒店的服务条款、隐私政策与使用须知。',
    },
    reviewList: {
      title: '评价',
      description: '来自宾客的用餐评价。',
    },
    mypageMain: {
      title: '个人中心',
      description: '查看预订记录与咨询。',
    },
    mypageResvDetail: {
      title: '预订详情',
      description: '查看或取消预订。',
    },
    mypageQnaDetail: {
      title: '咨询',
      description: '查看咨询与回复。',
    },
    mypageBenefits: {
      title: '优惠券与积分',
      description: '查看优惠券与积分。',
    },
    mypageProfile: {
      title: '个人资料',
      description: '管理会员信息、密码、已登录的设备与接收设置。',
    },
    reservationLookup: {
      title: '预订查询',
      description: '通过预订编号和手机号码查询预订。',
    },
    reservationVisit: {
      title: '预订提醒',
      description: '请告知餐厅您将如约前来。',
    },
    findTable: {
      title: '查找空位',
      description: '一次查看酒店所有餐厅符合您日期与人数的空位，并在线预订。',
    },
    dinInfo: {
      title: '餐厅介绍',
      description: '餐厅位置、营业时间与菜单。',
    },
    promMain: {
      title: '优惠活动',
      description: '酒店餐饮优惠活动。',
    },
    promDetail: {
      title: '活动详情',
      description: '活动时间与内容。',
    },
    joinAgreement: {
      title: '注册 · 同意条款',
      description: '阅读并同意条款。',
    },
    joinForm: {
      title: '注册 · 填写信息',
      description: '填写会员信息。',
    },
    joinComplete: {
      title: '注册完成',
      description: '会员注册已完成。',
    },
    findId: {
      title: '找回用户名',
      description: '通过姓名和手机号码找回用户名。',
    },
    passwordReset: {
      title: '重置密码',
      description: '设置新密码。',
    },
    loginLeave: {
      title: '前往登录页面',
      description: '正在前往登录页面。',
    },
    kakaoOauthResult: signingIn,
    naverOauthResult: signingIn,
    googleOauthResult: signingIn,
    homepageLogin: signingIn,
    error: {
      title: 'PAGE ERROR',
      description: '无法显示此页面。',
    },
    errorNotFound: {
      title: '未找到页面',
      description: '页面可能已移动或删除。',
    },
  },
};
