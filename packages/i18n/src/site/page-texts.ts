import type { Language } from '../formats';

interface PageText {
  readonly title: string;
  readonly description: string;
}

/** Title and description of the pages that complete a sign-in at a provider or at the group's website. */
const signInTexts = {
  ko: { title: '로그인 확인', description: '로그인을 확인합니다.' },
  en: { title: 'Signing in', description: 'Confirming your sign-in.' },
  cn: { title: '正在登录', description: '正在确认登录。' },
  ja: { title: 'ログインの確認', description: 'ログインを確認しております。' },
} as const;

/** Title and description of each page by name and language. Contains no personal data (decision 35). */
const pageTexts = {
  main: {
    ko: {
      title: '호텔 다이닝 예약',
      description:
        '호텔 레스토랑과 바, 베이커리를 온라인으로 예약하실 수 있습니다. 빈자리와 가격을 한눈에 확인해 보십시오.',
    },
    en: {
      title: 'Hotel dining reservations',
      description:
        'Reserve online at the hotel’s restaurants, bars and bakery, with availability and prices at a glance.',
    },
    cn: { title: '酒店餐饮预订', description: '在线预订酒店餐厅、酒吧与烘焙坊，余位与价格一目了然。' },
    ja: {
      title: 'ホテルダイニングのご予約',
      description: 'ホテルのレストラン、バー、ベーカリーをオンラインでご予約。空席と料金をひと目でご確認いただけます。',
    },
  },
  login: {
    ko: { title: '로그인', description: '로그인하시면 회원가와 혜택으로 예약하실 수 있습니다.' },
    en: { title: 'Sign in', description: 'Sign in to reserve at member prices.' },
    cn: { title: '登录', description: '登录后享会员价预订。' },
    ja: { title: 'ログイン', description: 'ログインして会員価格でご予約ください。' },
  },
  loginLeave: {
    ko: { title: '로그인 페이지로 이동', description: '로그인 페이지로 이동합니다.' },
    en: { title: 'Going to sign-in', description: 'Taking you to the sign-in page.' },
    cn: { title: '前往登录页面', description: '正在前往登录页面。' },
    ja: { title: 'ログイン画面への移動', description: 'ログイン画面へ移動します。' },
  },
  kakaoReturn: signInTexts,
  naverReturn: signInTexts,
  googleReturn: signInTexts,
  homepageLogin: signInTexts,
  findId: {
    ko: { title: '아이디 찾기', description: '이름과 휴대전화 번호로 아이디를 찾으실 수 있습니다.' },
    en: { title: 'Forgotten your ID?', description: 'Find your ID by name and mobile number.' },
    cn: { title: '找回用户名', description: '通过姓名和手机号码找回用户名。' },
    ja: { title: 'IDをお忘れの方', description: 'お名前と携帯電話番号でIDを確認できます。' },
  },
  passwordReset: {
    ko: { title: '비밀번호 재설정', description: '새 비밀번호를 설정하실 수 있습니다.' },
    en: { title: 'Reset password', description: 'Set a new password.' },
    cn: { title: '重置密码', description: '设置新密码。' },
    ja: { title: 'パスワードの再設定', description: '新しいパスワードを設定します。' },
  },
  joinAgreement: {
    ko: { title: '회원 가입 · 약관 동의', description: '약관을 확인하시고 동의해 주십시오.' },
    en: { title: 'Join · Terms', description: 'Read and agree to the terms.' },
    cn: { title: '注册 · 同意条款', description: '阅读并同意条款。' },
    ja: { title: '会員登録・規約への同意', description: '規約をご確認のうえ、ご同意ください。' },
  },
  joinForm: {
    ko: { title: '회원 가입 · 정보 입력', description: '회원 정보를 입력해 주십시오.' },
    en: { title: 'Join · Your details', description: 'Enter your details.' },
    cn: { title: '注册 · 填写信息', description: '填写会员信息。' },
    ja: { title: '会員登録・情報の入力', description: '会員情報をご入力ください。' },
  },
  joinComplete: {
    ko: { title: '회원 가입 완료', description: '회원 가입이 완료되었습니다.' },
    en: { title: 'Welcome', description: 'You are now a member.' },
    cn: { title: '注册完成', description: '会员注册成功。' },
    ja: { title: '会員登録の完了', description: '会員登録が完了いたしました。' },
  },
  reservationFirstStep: {
    ko: { title: '예약 · 일정 선택', description: '레스토랑과 인원, 날짜와 시간을 선택해 주십시오.' },
    en: { title: 'Reserve · Choose a date', description: 'Choose a restaurant, your party, a date and a time.' },
    cn: { title: '预订 · 选择日期', description: '选择餐厅、人数、日期和时间。' },
    ja: { title: 'ご予約・日程を選ぶ', description: 'レストラン、人数、日付、時間をお選びください。' },
  },
  reservationSecondStep: {
    ko: { title: '예약 · 상품 선택', description: '선택하신 일정에 예약하실 수 있는 상품입니다.' },
    en: { title: 'Reserve · Choose an experience', description: 'The experiences available at the time you chose.' },
    cn: { title: '预订 · 选择套餐', description: '所选日期与时间可预订的套餐。' },
    ja: { title: 'ご予約・プランを選ぶ', description: 'お選びの日程でご予約いただけるプランです。' },
  },
  reservationDetail: {
    ko: { title: '예약 · 메뉴 선택', description: '메뉴와 수량을 선택하시고 금액을 확인해 주십시오.' },
    en: { title: 'Reserve · Choose your menu', description: 'Choose your menu and quantities, and see the total.' },
    cn: { title: '预订 · 选择菜品', description: '选择菜品与数量，确认金额。' },
    ja: { title: 'ご予約・メニューを選ぶ', description: 'メニューと数量を選び、金額をご確認ください。' },
  },
  reservationPayment: {
    ko: { title: '예약 · 결제', description: '예약자 정보를 입력하시고 결제를 진행해 주십시오.' },
    en: { title: 'Reserve · Payment', description: 'Enter your details and pay.' },
    cn: { title: '预订 · 付款', description: '填写预订人信息并付款。' },
    ja: { title: 'ご予約・お支払い', description: 'ご予約者情報を入力し、お支払いください。' },
  },
  reservationComplete: {
    ko: { title: '예약 내역', description: '예약하신 내용을 확인하실 수 있습니다.' },
    en: { title: 'Your reservation', description: 'Your reservation in detail.' },
    cn: { title: '您的预订', description: '查看预订详情。' },
    ja: { title: 'ご予約内容', description: 'ご予約内容をご確認ください。' },
  },
  reservationLookup: {
    ko: { title: '예약 조회', description: '예약 번호와 휴대전화 번호로 예약을 확인하실 수 있습니다.' },
    en: { title: 'Find a reservation', description: 'Find your reservation by its number and your mobile number.' },
    cn: { title: '预订查询', description: '通过预订编号和手机号码查询预订。' },
    ja: { title: '予約照会', description: '予約番号と携帯電話番号でご予約を確認できます。' },
  },
  reservationVisit: {
    ko: { title: '방문 안내', description: '예약하신 날의 방문 여부를 알려 주십시오.' },
    en: { title: 'Your reservation is coming up', description: 'Let the restaurant know that you are coming.' },
    cn: { title: '预订提醒', description: '请告知餐厅您将如约前来。' },
    ja: { title: 'ご予約日のご案内', description: 'ご来店のご予定をお知らせください。' },
  },
  payLink: {
    ko: { title: '예약 결제', description: '전화로 하신 예약을 결제하실 수 있습니다.' },
    en: { title: 'Pay for your reservation', description: 'Pay for a reservation that you made by phone.' },
    cn: { title: '支付预订', description: '支付您通过电话预订的餐位。' },
    ja: { title: 'ご予約のお支払い', description: 'お電話で承ったご予約のお支払いができます。' },
  },
  mypageMain: {
    ko: { title: '마이페이지', description: '예약 내역과 문의를 확인하실 수 있습니다.' },
    en: { title: 'My account', description: 'Your reservations and enquiries.' },
    cn: { title: '个人中心', description: '查看预订记录与咨询。' },
    ja: { title: 'マイページ', description: 'ご予約とお問い合わせをご確認ください。' },
  },
  mypageBenefits: {
    ko: { title: '쿠폰과 포인트', description: '쿠폰과 포인트를 확인하실 수 있습니다.' },
    en: { title: 'Coupons and points', description: 'Your coupons and points.' },
    cn: { title: '优惠券与积分', description: '查看优惠券与积分。' },
    ja: { title: 'クーポンとポイント', description: 'クーポンとポイントをご確認ください。' },
  },
  mypageProfile: {
    ko: { title: '내 정보', description: '회원 정보와 비밀번호, 로그인된 기기, 수신 동의를 관리하실 수 있습니다.' },
    en: { title: 'Profile', description: 'Your details, password, devices and consents.' },
    cn: { title: '个人资料', description: '管理会员信息、密码、已登录的设备与接收设置。' },
    ja: { title: '会員情報', description: 'ご登録内容、パスワード、ログイン中の端末、受信設定をご確認いただけます。' },
  },
  mypageReservation: {
    ko: { title: '예약 상세', description: '예약 내용을 확인하고 취소하실 수 있습니다.' },
    en: { title: 'Reservation details', description: 'See or cancel your reservation.' },
    cn: { title: '预订详情', description: '查看或取消预订。' },
    ja: { title: 'ご予約の詳細', description: 'ご予約の確認とキャンセルができます。' },
  },
  mypageInquiry: {
    ko: { title: '1:1 문의', description: '문의와 답변을 확인하실 수 있습니다.' },
    en: { title: 'Enquiry', description: 'Your enquiry and our reply.' },
    cn: { title: '咨询', description: '查看咨询与回复。' },
    ja: { title: 'お問い合わせ', description: 'お問い合わせと回答をご確認ください。' },
  },
  findTable: {
    ko: {
      title: '자리 찾기',
      description: '날짜와 인원에 맞는 빈자리를 호텔의 모든 레스토랑에서 한 번에 찾아 예약하실 수 있습니다.',
    },
    en: {
      title: 'Find a table',
      description: 'See every table available for your party and date, across all of the hotel’s restaurants.',
    },
    cn: { title: '查找空位', description: '一次查看酒店所有餐厅符合您日期与人数的空位，并在线预订。' },
    ja: {
      title: '空席を探す',
      description: 'ご希望の日付と人数に合う空席を、ホテルのすべてのレストランから一度に探してご予約いただけます。',
    },
  },
  venueInfo: {
    ko: { title: '레스토랑 안내', description: '레스토랑의 위치와 운영 시간, 메뉴를 안내해 드립니다.' },
    en: { title: 'Restaurants', description: 'Where our restaurants are, when they open and what they serve.' },
    cn: { title: '餐厅介绍', description: '餐厅位置、营业时间与菜单。' },
    ja: { title: 'レストラン案内', description: 'レストランの場所、営業時間、メニューのご案内です。' },
  },
  restaurant: {
    ko: {
      title: '레스토랑',
      description: '레스토랑의 사진과 메뉴, 오늘 예약 가능한 시간을 확인하시고 예약해 주십시오.',
    },
    en: {
      title: 'Restaurant',
      description: 'See the restaurant, today’s available times and what it serves, and reserve.',
    },
    cn: { title: '餐厅', description: '浏览餐厅图片、今日时段与菜单，并在线预订。' },
    ja: { title: 'レストラン', description: '写真や本日の空席、お料理をご覧のうえ、ご予約いただけます。' },
  },
  promotionList: {
    ko: { title: '프로모션', description: '지금 진행하는 다이닝 프로모션입니다.' },
    en: { title: 'Promotions', description: 'Dining promotions at our hotels.' },
    cn: { title: '优惠活动', description: '酒店餐饮优惠活动。' },
    ja: { title: 'プロモーション', description: 'ダイニングのプロモーションをご紹介します。' },
  },
  promotionDetail: {
    ko: { title: '프로모션', description: '프로모션의 기간과 내용을 안내해 드립니다.' },
    en: { title: 'Promotion', description: 'The promotion’s dates and details.' },
    cn: { title: '活动详情', description: '活动时间与内容。' },
    ja: { title: 'プロモーション詳細', description: '期間と内容のご案内です。' },
  },
  reviewList: {
    ko: { title: '이용 후기', description: '다녀가신 분들의 후기입니다.' },
    en: { title: 'Reviews', description: 'From those who have dined with us.' },
    cn: { title: '评价', description: '来自宾客的用餐评价。' },
    ja: { title: 'お客様の声', description: 'ご利用いただいたお客様から寄せられたご感想です。' },
  },
  terms: {
    ko: { title: '약관 및 정책', description: '이용약관, 개인정보 처리, 호텔 이용 안내입니다.' },
    en: { title: 'Terms and policies', description: 'The hotel’s terms of use, privacy and notices.' },
    cn: { title: '条款与政策', description: '酒店的服务条款、隐私政策与使用须知。' },
    ja: { title: '規約とポリシー', description: 'ホテルのご利用規約、個人情報の取り扱い、ご利用案内です。' },
  },
  paymentReturn: {
    ko: { title: '결제 결과 확인', description: '결제 결과를 확인합니다.' },
    en: { title: 'Payment result', description: 'Confirming your payment.' },
    cn: { title: '付款结果', description: '正在确认付款结果。' },
    ja: { title: 'お支払い結果', description: 'お支払い結果を確認しております。' },
  },
  paymentWait: {
    ko: { title: '결제 준비', description: '결제 창을 준비합니다.' },
    en: { title: 'Preparing payment', description: 'Preparing the payment window.' },
    cn: { title: '准备付款', description: '正在准备支付窗口。' },
    ja: { title: 'お支払いの準備', description: '決済画面を準備しております。' },
  },
  error: {
    ko: { title: '페이지를 표시할 수 없습니다', description: '요청하신 페이지를 표시할 수 없습니다.' },
    en: { title: 'Something went wrong', description: 'We could not show this page.' },
    cn: { title: '无法显示此页面', description: '您访问的页面暂时无法显示。' },
    ja: { title: 'ページを表示できませんでした', description: 'ご指定のページを表示できませんでした。' },
  },
  notFound: {
    ko: { title: '페이지를 찾을 수 없습니다', description: '주소가 변경되었거나 삭제된 페이지입니다.' },
    en: { title: 'Page not found', description: 'The page may have moved or been removed.' },
    cn: { title: '未找到页面', description: '页面可能已移动或删除。' },
    ja: { title: 'ページが見つかりません', description: '移動または削除された可能性がございます。' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, PageText>>>>;

type PageTextsIn<L extends Language> = { readonly [Page in keyof typeof pageTexts]: (typeof pageTexts)[Page][L] };

/** Returns title and description of every page in a language. */
export const getPageTexts = <const L extends Language>(language: L): PageTextsIn<L> =>
  Object.fromEntries(Object.entries(pageTexts).map(([page, texts]) => [page, texts[language]])) as PageTextsIn<L>;
