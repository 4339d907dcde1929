import { createTexts, joinLines, type TermsTemplate } from './template';

/** TT0005: advertising by message and email, optional (Network Act, art. 50). */
export const createMarketingTerms: TermsTemplate = (hotel) => ({
  title: createTexts(
    '마케팅 활용 및 광고성 정보 수신 동의(선택)',
    'News and offers (optional)',
    '接收资讯与优惠（选填）',
    'お知らせ・特典の受信への同意（任意）',
  ),
  content: createTexts(
    joinLines(
      `${hotel.company}에서는 동의하신 분께만 새 메뉴와 프로모션 소식을 보내 드립니다. (시행일 ${hotel.effectiveFrom})`,
      '1. 목적: 계절 메뉴, 프로모션, 회원 쿠폰의 안내',
      '2. 항목: 이름, 휴대전화 번호(문자), 이메일(메일), 방문한 레스토랑',
      '3. 보유 기간: 동의를 철회하거나 탈퇴할 때까지. 동의 여부는 2년마다 다시 확인합니다.',
      '4. 보내는 방법: 문자와 이메일 가운데 선택하신 방법만 이용합니다. 21:00부터 다음 날 08:00까지는 보내지 않습니다.',
      '5. 모든 광고성 정보의 맨 앞에 (광고)를 표시하고, 보내는 곳과 무료 수신 거부 방법을 함께 적습니다.',
      '6. 동의를 거부할 권리: 거부하셔도 예약, 회원가, 포인트 등 모든 서비스를 똑같이 이용하실 수 있습니다. 예약과 취소에 관한 안내는 동의와 관계없이 보내 드립니다.',
      `7. 철회: 마이페이지, 메시지의 수신 거부, 또는 ${hotel.tel}, ${hotel.email}로 언제든지 철회하실 수 있습니다.`,
    ),
    joinLines(
      `${hotel.name.en} writes about new menus and promotions only to those who agree (in force since ${hotel.effectiveFrom}).`,
      '1. Purpose: seasonal menus, promotions, member coupons',
      '2. Items: name, mobile number (text messages), email address (email), restaurants visited',
      '3. Period: until you withdraw or leave. We ask again every two years.',
      '4. Channels: only those you choose, text or email; nothing between 21:00 and 08:00.',
      '5. Each message begins with “(광고)”, Korean for advertisement, and names the sender and how to opt out at no charge.',
      '6. Right to refuse: refusing changes nothing about reservations, member prices or points. Notices about your reservations are sent regardless.',
      `7. Withdrawal: at any time in My account, through the opt-out in each message, or at ${hotel.tel} and ${hotel.email}.`,
    ),
    joinLines(
      `${hotel.name.cn}仅向同意者发送新菜单与优惠活动信息（自${hotel.effectiveFrom}起施行）。`,
      '1. 目的：季节菜单、优惠活动、会员优惠券的通知',
      '2. 项目：姓名、手机号码（短信）、电子邮箱（邮件）、到访过的餐厅',
      '3. 保存期限：至撤回同意或注销账号为止。每两年重新确认一次。',
      '4. 发送方式：仅使用您选择的短信或邮件。21:00至次日08:00不发送。',
      '5. 所有广告信息开头均标明“(광고)”（广告），并注明发送方及免费拒收方法。',
      '6. 拒绝权：拒绝后仍可同样使用预订、会员价、积分等全部服务。有关预订与取消的通知不受此影响。',
      `7. 撤回：可随时通过个人中心、信息中的拒收方式，或致电${hotel.tel}、发邮件至${hotel.email}撤回。`,
    ),
    joinLines(
      `${hotel.name.ja}は、同意された方にのみ新しいメニューとプロモーションをご案内します（${hotel.effectiveFrom}施行）。`,
      '1. 目的：季節のメニュー、プロモーション、会員クーポンのご案内',
      '2. 項目：お名前、携帯電話番号（SMS）、メールアドレス（メール）、ご利用のレストラン',
      '3. 保有期間：同意の撤回または退会まで。2年ごとにあらためて確認します。',
      '4. 送信方法：SMSとメールのうちお選びいただいた方法のみ。21:00から翌日08:00までは送信しません。',
      '5. 広告の冒頭には「(광고)」（広告）と表示し、送信者と無料の受信拒否の方法を記載します。',
      '6. 同意を拒む権利：拒まれても、ご予約、会員価格、ポイントなどすべて同じようにご利用いただけます。ご予約に関するお知らせは同意にかかわらずお送りします。',
      `7. 撤回：マイページ、各メッセージの受信拒否、または${hotel.tel}、${hotel.email}でいつでも撤回できます。`,
    ),
  ),
});
