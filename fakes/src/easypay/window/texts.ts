import type { LangFlag } from '../ledger';

export interface WindowTexts {
  readonly htmlLang: 'ko' | 'en' | 'ja' | 'zh-Hans';
  readonly demo: string;
  readonly demoNote: string;
  readonly cardTitle: string;
  readonly bankTitle: string;
  readonly order: string;
  readonly goods: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly won: (amount: string) => string;
  readonly cardNo: string;
  readonly holder: string;
  readonly expiry: string;
  readonly bank: string;
  readonly accountHolder: string;
  readonly demoCards: string;
  readonly demoBanks: string;
  readonly insufficientFunds: (bank: string) => string;
  readonly use: string;
  readonly inUse: string;
  readonly pay: (amount: string) => string;
  readonly cancel: string;
  readonly checkInput: string;
  readonly badCard: string;
  readonly badHolder: string;
  readonly badExpiry: string;
  readonly badBank: string;
  readonly redirecting: string;
  readonly continue: string;
  readonly closed: string;
  readonly closedNote: string;
  readonly authorized: string;
  readonly customerCancelled: string;
  readonly refused: string;
  readonly cardReceipt: string;
  readonly cashReceipt: string;
  readonly approvalNo: string;
  readonly receiptNo: string;
  readonly paidAt: string;
  readonly paidWith: string;
  readonly refunded: string;
  readonly noReceipt: string;
}

const KOR: WindowTexts = {
  htmlLang: 'ko',
  demo: '시연',
  demoNote: '시연용 결제 창입니다. 실제로 결제되지 않으니 실제 카드나 계좌 정보는 입력하지 마시기 바랍니다.',
  cardTitle: '카드 결제',
  bankTitle: '실시간 계좌이체',
  order: '주문 정보',
  goods: '상품명',
  orderNo: '주문 번호',
  amount: '결제 금액',
  won: (amount) => `${amount}원`,
  cardNo: '카드 번호',
  holder: '카드 소유자',
  expiry: '유효기간(MM/YY)',
  bank: '은행 선택',
  accountHolder: '예금주 이름',
  demoCards: '시연용 카드',
  demoBanks: '모든 은행은 시연용입니다.',
  insufficientFunds: (bank) => `${bank}은 잔액 부족으로 승인이 거절됩니다.`,
  use: '사용',
  inUse: '선택됨',
  pay: (amount) => `${amount} 결제하기`,
  cancel: '취소',
  checkInput: '입력하신 내용을 확인해 주십시오.',
  badCard: '시연용 카드 번호 중 하나를 입력해 주십시오.',
  badHolder: '이름을 입력해 주십시오.',
  badExpiry: '지나지 않은 유효기간을 MM/YY 형식으로 입력해 주십시오.',
  badBank: '은행을 선택해 주십시오.',
  redirecting: '예약 사이트로 돌아가는 중입니다',
  continue: '계속',
  closed: '이미 닫힌 결제 창입니다',
  closedNote: '예약 사이트로 돌아가 다시 시도해 주십시오.',
  authorized: '정상',
  customerCancelled: '고객님이 결제를 취소하셨습니다',
  refused: '결제가 승인되지 않았습니다',
  cardReceipt: '신용카드 매출전표',
  cashReceipt: '현금영수증',
  approvalNo: '승인번호',
  receiptNo: '현금영수증 승인번호',
  paidAt: '거래 일시',
  paidWith: '결제 수단',
  refunded: '취소 금액',
  noReceipt: '해당 영수증이 없습니다',
};

const ENG: WindowTexts = {
  htmlLang: 'en',
  demo: 'Demo',
  demoNote: 'A demonstration window. No payment is taken: please do not enter a real card or account.',
  cardTitle: 'Pay by card',
  bankTitle: 'Bank transfer (Korean bank)',
  order: 'Your order',
  goods: 'Item',
  orderNo: 'Order number',
  amount: 'Amount to pay',
  won: (amount) => `₩${amount}`,
  cardNo: 'Card number',
  holder: 'Cardholder',
  expiry: 'Expiry date (MM/YY)',
  bank: 'Choose a bank',
  accountHolder: 'Account holder’s name',
  demoCards: 'Demo cards',
  demoBanks: 'These banks exist only in the demo.',
  insufficientFunds: (bank) => `A payment from ${bank} is declined, as its account has no funds.`,
  use: 'Use',
  inUse: 'In use',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel',
  checkInput: 'Please check what you entered.',
  badCard: 'Please enter one of the demo card numbers.',
  badHolder: 'Please enter a name.',
  badExpiry: 'Please enter an expiry date that has not passed, as MM/YY.',
  badBank: 'Please choose a bank.',
  redirecting: 'Taking you back to the reservation',
  continue: 'Continue',
  closed: 'This payment window is closed',
  closedNote: 'Please return to the reservation and try again.',
  authorized: 'OK',
  customerCancelled: 'The guest cancelled the payment',
  refused: 'The payment was declined',
  cardReceipt: 'Card receipt',
  cashReceipt: 'Cash receipt',
  approvalNo: 'Approval no.',
  receiptNo: 'Cash receipt no.',
  paidAt: 'Paid on',
  paidWith: 'Paid with',
  refunded: 'Refunded',
  noReceipt: 'No such receipt was found',
};

const JPN: WindowTexts = {
  htmlLang: 'ja',
  demo: 'デモ',
  demoNote:
    'デモ用の決済画面です。実際の請求は発生しません。実在のカードや口座の情報は入力なさらないようお願いいたします。',
  cardTitle: 'カード決済',
  bankTitle: '即時口座振込（韓国の銀行口座）',
  order: 'ご注文内容',
  goods: '商品名',
  orderNo: '注文番号',
  amount: 'お支払い金額',
  won: (amount) => `₩${amount}`,
  cardNo: 'カード番号',
  holder: 'カード名義',
  expiry: '有効期限（MM/YY）',
  bank: '銀行を選ぶ',
  accountHolder: '口座名義人',
  demoCards: 'デモカード',
  demoBanks: '銀行はすべてデモ用です。',
  insufficientFunds: (bank) => `${bank}は残高不足のため承認されません。`,
  use: '使用する',
  inUse: '選択中',
  pay: (amount) => `${amount}を支払う`,
  cancel: 'キャンセル',
  checkInput: '入力内容をご確認ください。',
  badCard: 'デモカードの番号をご入力ください。',
  badHolder: '名義人をご入力ください。',
  badExpiry: '有効期限をMM/YYの形式でご入力ください（期限内のカードに限ります）。',
  badBank: '銀行をお選びください。',
  redirecting: 'レストランの予約サイトに戻ります',
  continue: '続ける',
  closed: 'この決済画面は終了しています',
  closedNote: '予約サイトに戻って、もう一度お試しください。',
  authorized: '正常',
  customerCancelled: 'お客様が決済をキャンセルされました',
  refused: '決済が承認されませんでした',
  cardReceipt: 'カードご利用控え',
  cashReceipt: '現金領収証（韓国）',
  approvalNo: '承認番号',
  receiptNo: '現金領収証番号',
  paidAt: 'お取引日時',
  paidWith: 'お支払い方法',
  refunded: '返金額',
  noReceipt: '該当する領収証がございません',
};

const CHN: WindowTexts = {
  htmlLang: 'zh-Hans',
  demo: '演示',
  demoNote: '此为演示支付窗口，不会产生实际扣款。请勿输入真实的银行卡或账户信息。',
  cardTitle: '信用卡支付',
  bankTitle: '实时银行转账',
  order: '订单信息',
  goods: '商品名称',
  orderNo: '订单编号',
  amount: '支付金额',
  won: (amount) => `₩${amount}`,
  cardNo: '卡号',
  holder: '持卡人',
  expiry: '有效期（MM/YY）',
  bank: '选择银行',
  accountHolder: '账户持有人姓名',
  demoCards: '演示卡',
  demoBanks: '所有银行均为演示用。',
  insufficientFunds: (bank) => `使用${bank}付款将因余额不足而失败。`,
  use: '使用',
  inUse: '已选择',
  pay: (amount) => `支付${amount}`,
  cancel: '取消',
  checkInput: '请核对填写的内容。',
  badCard: '请输入演示卡号之一。',
  badHolder: '请输入姓名。',
  badExpiry: '请按MM/YY格式输入未过期的有效期。',
  badBank: '请选择银行。',
  redirecting: '正在返回餐厅预订网站',
  continue: '继续',
  closed: '该支付窗口已关闭',
  closedNote: '请返回预订网站后重试。',
  authorized: '正常',
  customerCancelled: '您已取消付款',
  refused: '付款未成功',
  cardReceipt: '银行卡签购单',
  cashReceipt: '现金收据',
  approvalNo: '授权号',
  receiptNo: '现金收据编号',
  paidAt: '交易时间',
  paidWith: '支付方式',
  refunded: '退款金额',
  noReceipt: '没有对应的收据',
};

export const windowTexts: Readonly<Record<LangFlag, WindowTexts>> = { KOR, ENG, JPN, CHN };

/** `150000` → `150,000원`, `₩150,000`, … */
export const formatAmount = (texts: WindowTexts, won: number): string => texts.won(won.toLocaleString('en-US'));
