import type { Messages } from '../messages';

/** Every way back from a provider. */
const signingIn = {
  title: 'ログインの確認',
  description: 'ログインを確認しています。',
};

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: 'ご予約にはブラウザーのJavaScriptを有効にしてください。お電話でも承ります。',
    map: '地図',
  },
  pages: {
    main: {
      title: 'ホテルダイニングのご予約',
      description: 'ホテルのレストラン、バー、ベーカリーをオンラインでご予約。空席と料金をひと目でご確認いただけます。',
    },
    login: {
      title: 'ログイン',
      description: 'ログインして会員価格でご予約ください。',
    },
    reservationFirstStep: {
      title: 'ご予約・日程を選ぶ',
      description: 'レストラン、人数、日付、時間をお選びください。',
    },
    reservationSecondStep: {
      title: 'ご予約・内容を選ぶ',
      description: 'お選びの日程でご予約いただける内容です。',
    },
    reservationDetail: {
      title: 'ご予約・メニューを選ぶ',
      description: 'メニューと数量を選び、金額をご確認ください。',
    },
    reservationPayment: {
      title: 'ご予約・お支払い',
      description: 'ご予約者情報を入力し、お支払いください。',
    },
    reservationComplete: {
      title: 'ご予約内容',
      description: 'ご予約内容をご確認ください。',
    },
    paymentReturn: {
      title: 'お支払い結果',
      description: 'お支払い結果を確認しています。',
    },
    paymentWait: {
      title: 'お支払いの準備',
      description: '決済画面を準備しています。',
    },
    terms: {
      title: '規約とポリシー',
      description: 'ホテルのご利用規約、個人情報の取り扱い、ご利用案内です。',
    },
    reviewList: {
      title: '口コミ',
      description: 'ご利用いただいたお客様の声です。',
    },
    mypageMain: {
      title: 'マイページ',
      description: 'ご予約とお問い合わせをご確認ください。',
    },
    mypageResvDetail: {
      title: 'ご予約の詳細',
      description: 'ご予約の確認とキャンセルができます。',
    },
    mypageQnaDetail: {
      title: 'お問い合わせ',
      description: 'お問い合わせと回答をご確認ください。',
    },
    mypageBenefits: {
      title: 'クーポンとポイント',
      description: 'クーポンとポイントをご確認ください。',
    },
    mypageProfile: {
      title: '会員情報',
      description: 'ご登録内容、パスワード、ログイン中の端末、受信設定をご確認いただけます。',
    },
    reservationLookup: {
      title: '予約照会',
      description: '予約番号と携帯電話番号でご予約を確認できます。',
    },
    reservationVisit: {
      title: 'ご予約日のご案内',
      description: 'お越しになることをお知らせください。',
    },
    findTable: {
      title: '空席を探す',
      description: 'ご希望の日付と人数に合う空席を、ホテルのすべてのレストランから一度に探してご予約いただけます。',
    },
    dinInfo: {
      title: 'レストラン案内',
      description: 'レストランの場所、営業時間、メニューのご案内です。',
    },
    promMain: {
      title: 'プロモーション',
      description: 'ダイニングのプロモーションをご紹介します。',
    },
    promDetail: {
      title: 'プロモーション詳細',
      description: '期間と内容のご案内です。',
    },
    joinAgreement: {
      title: '会員登録・規約への同意',
      description: '規約をご確認のうえ、同意してください。',
    },
    joinForm: {
      title: '会員登録・情報の入力',
      description: '会員情報をご入力ください。',
    },
    joinComplete: {
      title: '会員登録の完了',
      description: '会員登録が完了しました。',
    },
    findId: {
      title: 'IDをお忘れの方',
      description: 'お名前と携帯電話番号でIDを確認できます。',
    },
    passwordReset: {
      title: 'パスワードの再設定',
      description: '新しいパスワードを設定します。',
    },
    loginLeave: {
      title: 'ログイン画面への移動',
      description: 'ログイン画面へ移動します。',
    },
    kakaoOauthResult: signingIn,
    naverOauthResult: signingIn,
    googleOauthResult: signingIn,
    homepageLogin: signingIn,
    error: {
      title: 'PAGE ERROR',
      description: 'ページを表示できませんでした。',
    },
    errorNotFound: {
      title: 'ページが見つかりません',
      description: '移動または削除された可能性がございます。',
    },
  },
};
