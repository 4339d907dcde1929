import { resvStatus } from '../site/cn/resv-status';
import type { MailTexts } from './texts';

const { sentences } = resvStatus;

export const mail: MailTexts = {
  unnamed: '贵宾',
  made: {
    subject: `{{venue}}${sentences.reserved} · {{visit}}`,
  },
  cancelled: {
    subject: `{{venue}}${sentences.cancel} · {{visit}}`,
    lead: '尊敬的{{name}}，您的预订已取消。期待下次为您服务。',
  },
  cancelledByVenue: {
    subject: '致歉：您在{{venue}}的预订已取消 · {{visit}}',
    title: '非常抱歉，我们不得不取消您的预订',
    lead: '尊敬的{{name}}，因酒店原因，我们不得不取消您的预订，谨致以诚挚歉意。如您已付款，款项将全额退还。',
  },
  reminder: {
    subject: '{{venue}}预订提醒 · {{visit}}',
    title: '期待您的光临',
    lead: '尊敬的{{name}}，您预订的日期将至。请确认您是否如约前来，以便我们为您做好准备。',
    coming: '我会如约前来',
    cancel: '取消预订',
  },
  answered: {
    subject: '您的咨询已有回复 · {{title}}',
    title: '我们已回复您的咨询',
    lead: '尊敬的{{name}}，感谢您的耐心等待。',
    why: '本邮件为您所提交咨询的回复，由系统自动发送，请勿回复。',
  },
  reviewHidden: {
    subject: '您对{{venue}}的评价已被隐藏',
    title: '您的评价已被隐藏',
    lead: '尊敬的{{name}}，您的评价不符合评价规则，已被隐藏，评分也不计入统计。',
    reason: '原因',
    review: '您的评价',
    note: '说明',
    appealTitle: '申诉',
    appeal: '您可在个人中心申诉一次，由执行隐藏者以外的员工审核。',
    open: '前往个人中心',
    why: '本邮件因您发表的评价而发送，由系统自动发送，请勿回复。',
  },
  reviewAppealDecided: {
    upheldSubject: '您对{{venue}}的评价继续隐藏',
    upheldTitle: '您的评价继续隐藏',
    upheldLead: '尊敬的{{name}}，其他人员已审核您的申诉，决定继续隐藏此评价。',
    restoredSubject: '您对{{venue}}的评价已恢复显示',
    restoredTitle: '您的评价已恢复显示',
    restoredLead: '尊敬的{{name}}，其他人员已审核您的申诉，您的评价及评分已恢复显示。给您带来不便，敬请谅解。',
  },
  open: '查看预订',
  why: '本邮件发送至您预订时填写的邮箱，由系统自动发送，请勿回复。',
  phone: {
    made: `【{{hotel}}】${sentences.reserved}。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n付款：{{paid}}\n预订编号：{{resvCode}}\n查看预订：{{link}}`,
    cancelled: `【{{hotel}}】${sentences.cancel}。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n预订编号：{{resvCode}}\n支付金额：{{paid}}\n取消费用：{{fee}}\n退款金额：{{refund}}\n查看详情：{{link}}`,
    cancelledByVenue:
      '【{{hotel}}】非常抱歉，因酒店原因，您的预订已取消。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n预订编号：{{resvCode}}\n支付金额：{{paid}}\n退款金额（全额）：{{refund}}\n查看详情：{{link}}',
    reminder:
      '【{{hotel}}】您预订的日期将至。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n预订编号：{{resvCode}}\n确认前来或取消预订：{{link}}',
    confirmedReminder:
      '【{{hotel}}】您预订的日期将至。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n预订编号：{{resvCode}}\n确认前来：{{link}}',
    answered: '【{{hotel}}】我们已回复您的咨询。\n查看回复：{{link}}',
  },
  account: {
    sender: '酒店餐饮预订',
    text: '【{{group}}】验证码{{code}}，{{minutes}}分钟内有效，请勿告知他人。',
    code: {
      subject: '验证码 {{code}}',
      title: '您的验证码',
      lead: '请在页面中输入以下验证码，{{minutes}}分钟内有效。',
      label: '验证码',
      why: '如非您本人操作，请忽略此邮件。请勿将验证码告知他人。',
    },
    reset: {
      subject: '重置密码',
      title: '请重置您的密码',
      lead: '请点击下方按钮设置新密码，链接{{minutes}}分钟内有效，仅可使用一次。',
      open: '设置新密码',
      why: '如非您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    passwordChanged: {
      subject: '您的密码已更改',
      title: '您的密码已更改',
      lead: '您的密码已于{{date}}更改，其他设备均已退出登录。',
      reset: '重新设置密码',
      why: '如非您本人操作，请立即点击上方按钮重新设置密码。本邮件由系统自动发送，请勿回复。',
    },
    marketing: {
      subject: '您的资讯与优惠接收设置',
      title: '资讯与优惠接收设置',
      lead: '我们已按您的选择更新设置。',
      sender: '发送方',
      date: '处理时间',
      agreed: '同意接收',
      declined: '不接收',
      change: '在个人资料中更改',
      why: '根据韩国《信息通信网法》，我们须将同意或撤回接收广告信息的处理结果告知您。您可随时更改设置。本邮件由系统自动发送，请勿回复。',
    },
    joined: {
      subject: '欢迎您成为{{group}}会员',
      title: '欢迎您成为会员',
      lead: '尊敬的{{name}}，感谢您注册会员。现在您可以享受会员价预订。',
      id: '用户名',
      coupon: '注册礼优惠券',
      until: '有效期至{{date}}',
      coupons: '查看优惠券',
      site: '前往预订',
      why: '您收到此邮件是因为您已完成会员注册。如非您本人操作，请致电酒店。本邮件由系统自动发送，请勿回复。',
    },
    left: {
      subject: '您的账号已注销',
      title: '您的账号已注销',
      lead: '感谢您一直以来的支持。您的会员信息已删除，我们仅在法定期限内另行保存法律要求保留的预订、付款及咨询记录。',
      why: '如非您本人操作，请致电酒店。本邮件由系统自动发送，请勿回复。',
    },
  },
  staffInvited: {
    subject: '{{group}}：员工控制台邀请',
    title: '邀请您使用员工控制台',
    lead: '{{inviter}}邀请您使用员工控制台。请点击下方按钮设置登录方式。链接仅可使用一次，有效期至{{date}}。',
    renewSubject: '{{group}}：重新设置登录方式',
    renewTitle: '请重新设置登录方式',
    renewLead:
      '{{inviter}}已移除您在员工控制台的原登录方式。请点击下方按钮重新设置。链接仅可使用一次，有效期至{{date}}。',
    account: '账户',
    roles: '职位',
    open: '设置登录方式',
    why: '如果您并非本集团员工，请忽略此邮件。请勿将链接转发给他人。此邮箱仅用于发送，请勿回复。',
    wholeGroup: '整个集团',
    roleNames: {
      host: '领位员',
      kitchen: '厨房',
      venue_manager: '餐厅经理',
      reservation_desk: '预订部',
      hotel_manager: '酒店餐饮经理',
      marketing: '市场营销',
      finance: '财务',
      privacy: '隐私与审计',
      owner: '所有者',
    },
  },
};
