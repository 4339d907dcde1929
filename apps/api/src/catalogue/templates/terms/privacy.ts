import { createLocalizedText as t } from '@dining/domain/shared/localized-text';
import { joinLines, type TermsTemplate } from './template';

/**
 * TT0002: what is collected, why, for how long, and the right to refuse (Personal Information Protection Act, art. 15).
 */
export const createPrivacyTerms: TermsTemplate = (hotel) => ({
  title: t(
    '개인정보 수집·이용 동의',
    'Collection and use of personal information',
    '个人信息收集与使用',
    '個人情報の収集・利用への同意',
  ),
  content: t(
    joinLines(
      `${hotel.company}에서는 예약에 필요한 최소한의 개인정보를 다음과 같이 수집·이용합니다. (시행일 ${hotel.effectiveFrom})`,
      '1. 목적: 예약의 접수·확인·변경·취소, 결제와 환불, 회원 관리, 문의 응대, 방문 시 본인 확인, 광고 효과 집계',
      '2. 필수 항목: (회원) 이름, 휴대전화 번호, 이메일, 비밀번호, 회원번호 / (비회원) 이름, 휴대전화 번호, 이메일 / (공통) 예약 내용, 결제 승인 정보, 접속 기록, 광고 링크로 방문하신 경우 그 링크의 매체·유형·캠페인 이름',
      '3. 선택 항목: 방문하시는 분의 성함과 연락처, 요청 사항, 주소, 결혼기념일',
      '4. 보유 기간: 회원 정보는 탈퇴할 때까지. 가입 혜택의 중복 제공을 막기 위한 이메일·휴대전화 번호의 일방향 암호화 값은 탈퇴 후 1년. 계약·청약철회 기록과 대금 결제 기록 5년, 소비자 불만·분쟁 처리 기록 3년(전자상거래법), 접속 기록 3개월(통신비밀보호법)',
      `5. 민감정보: 알레르기 정보는 해당 질문에서 따로 동의를 받아 안전한 조리를 위해서만 이용하며, 방문일(상품은 수령일)로부터 ${hotel.allergyDays}일 안에 삭제합니다.`,
      '6. 처리 위탁: 결제 승인과 취소는 전자결제대행사, 알림 메시지와 이메일 발송은 메시지 발송 대행사에 맡기며, 위탁 업무에 필요한 정보만 전달합니다.',
      '7. 카드 번호와 유효기간은 결제대행사 화면에서만 입력하며 호텔은 저장하지 않습니다.',
      '8. 정보주체의 권리: 언제든지 열람, 정정, 삭제, 처리정지를 요구할 수 있습니다. 호텔은 10일 안에 조치하고 그 결과를 알려 드립니다.',
      '9. 파기: 목적을 이룬 정보는 지체 없이 파기하며, 법에 따라 보관하는 정보는 다른 정보와 분리해 보관합니다.',
      '10. 동의를 거부할 권리: 필수 항목의 수집·이용을 거부할 수 있으나, 이 경우 온라인 예약과 회원 가입이 제한됩니다. 선택 항목은 거부해도 예약에 영향이 없습니다.',
      `개인정보 보호책임자: ${hotel.privacyOfficer.ko}, ${hotel.tel}`,
    ),
    joinLines(
      `${hotel.name.en} collects and uses only the personal information a reservation needs, as follows (in force since ${hotel.effectiveFrom}).`,
      '1. Purpose: taking, confirming, changing and cancelling reservations, payment and refund, membership, answering enquiries, recognising you on arrival, measuring the effect of our advertising',
      '2. Required: (members) name, mobile number, email, password, membership number / (guests) name, mobile number, email / (all) reservation details, payment approval data, access logs, and, if you follow the link of an advertisement, its source, medium and campaign name',
      '3. Optional: the guest’s name and number, requests, addresses, wedding anniversary',
      '4. Kept: member data until you leave; one-way codes of your email address and mobile number, so that benefits for new members are given once, 1 year after you leave; records of contracts and payments 5 years, of complaints and disputes 3 years (E-Commerce Act); access logs 3 months (Protection of Communications Secrets Act)',
      `5. Sensitive information: allergies are asked for with separate consent, used only to cook safely for you, and deleted within ${hotel.allergyDays} days of the visit or the collection.`,
      '6. Processors: a payment agency approves and cancels payments, a messaging agency sends notices. Each receives only what its task needs.',
      '7. Card number and expiry are entered on the payment agency’s page alone. The hotel does not store them.',
      '8. Your rights: you may ask at any time to see, correct, delete or suspend the use of your data. We act within 10 days and tell you the outcome.',
      '9. Deletion: data whose purpose is fulfilled is destroyed without delay; what the law obliges us to keep is stored apart.',
      '10. Right to refuse: you may refuse the required items, but online reservation and membership are then not possible. Refusing optional items changes nothing.',
      `Privacy officer: ${hotel.privacyOfficer.en}, ${hotel.tel}`,
    ),
    joinLines(
      `${hotel.name.cn}仅收集和使用预订所需的最少个人信息，具体如下（自${hotel.effectiveFrom}起施行）。`,
      '1. 目的：预订的受理、确认、变更与取消，付款与退款，会员管理，回复咨询，到店时确认身份，统计广告效果',
      '2. 必填项目：（会员）姓名、手机号码、电子邮箱、密码、会员号 /（非会员）姓名、手机号码、电子邮箱 /（共同）预订内容、付款批准信息、访问记录，通过广告链接访问时该链接的来源、媒介与活动名称',
      '3. 选填项目：用餐人的姓名与联系方式、特别要求、地址、结婚纪念日',
      '4. 保存期限：会员信息保存至注销账号。为防止重复领取注册礼遇，邮箱和手机号码的单向加密值在注销后保存1年。合同与付款记录5年，投诉与争议处理记录3年（电子商务法），访问记录3个月（通信秘密保护法）',
      `5. 敏感信息：过敏信息就此项另行征得同意，仅用于安全烹饪，并在用餐日或自提日起${hotel.allergyDays}日内删除。`,
      '6. 委托处理：付款的批准与取消委托支付机构，通知短信与邮件委托发送机构，仅提供该业务所需信息。',
      '7. 卡号与有效期只在支付机构的页面输入，酒店不予保存。',
      '8. 您的权利：可随时要求查阅、更正、删除或停止处理。酒店将在10日内处理并告知结果。',
      '9. 销毁：目的达成后立即销毁；依法须保存的信息与其他信息分开保存。',
      '10. 拒绝权：您可以拒绝提供必填项目，但将无法在线预订或注册会员。拒绝选填项目不影响预订。',
      `个人信息保护负责人：${hotel.privacyOfficer.cn}，${hotel.tel}`,
    ),
    joinLines(
      `${hotel.name.ja}は、ご予約に必要な最小限の個人情報を次のとおり収集・利用します（${hotel.effectiveFrom}施行）。`,
      '1. 目的：予約の受付・確認・変更・キャンセル、決済と返金、会員管理、お問い合わせへの対応、ご来店時の本人確認、広告効果の集計',
      '2. 必須項目：（会員）お名前、携帯電話番号、メールアドレス、パスワード、会員番号／（会員以外）お名前、携帯電話番号、メールアドレス／（共通）予約内容、決済承認情報、接続記録、広告のリンクからアクセスされた場合はそのリンクの参照元・メディア・キャンペーン名',
      '3. 任意項目：ご来店者のお名前と連絡先、ご要望、住所、結婚記念日',
      '4. 保有期間：会員情報は退会まで。会員登録特典の重複付与を防ぐためのメールアドレス・携帯電話番号の一方向暗号化値は退会後1年。契約・決済の記録は5年、苦情・紛争処理の記録は3年（電子商取引法）、接続記録は3か月（通信秘密保護法）',
      `5. 要配慮個人情報：アレルギーは該当の質問で別途同意をいただき、安全な調理のためにのみ利用し、ご来店日またはお受け取り日から${hotel.allergyDays}日以内に削除します。`,
      '6. 処理の委託：決済の承認とキャンセルは決済代行会社、通知の送信は配信代行会社に委託し、業務に必要な情報のみを渡します。',
      '7. カード番号と有効期限は決済代行会社の画面でのみ入力いただき、ホテルは保存しません。',
      '8. お客様の権利：閲覧、訂正、削除、処理停止をいつでもご請求いただけます。10日以内に対応し、結果をお知らせします。',
      '9. 破棄：目的を達した情報は遅滞なく破棄し、法令により保存する情報は分けて保管します。',
      '10. 同意を拒む権利：必須項目の同意は拒むことができますが、オンライン予約と会員登録はできません。任意項目を拒んでもご予約に影響はありません。',
      `個人情報保護責任者：${hotel.privacyOfficer.ja}、${hotel.tel}`,
    ),
  ),
});
