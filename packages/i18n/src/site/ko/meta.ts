/** Every way back from a provider. */
const signingIn = {
  title: '로그인 확인',
  description: '로그인을 확인합니다.',
} as const;

/** Title and description of every page, by its name in `contract/pages` (decision 35: no personal data in them). */
export const meta = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: '예약하시려면 브라우저에서 자바스크립트를 켜 주십시오. 전화로도 예약하실 수 있습니다.',
    map: '오시는 길',
  },
  pages: {
    main: {
      title: '호텔 다이닝 예약',
      description: '호텔 레스토랑과 바, 베이커리를 온라인으로 예약합니다. 빈자리와 가격을 한눈에 확인하십시오.',
    },
    login: {
      title: '로그인',
      description: '로그인하고 회원가와 혜택으로 예약하십시오.',
    },
    reservationFirstStep: {
      title: '예약 · 일정 선택',
      description: '레스토랑과 인원, 날짜와 시간을 선택합니다.',
    },
    reservationSecondStep: {
      title: '예약 · 상품 선택',
      description: '선택하신 일정에 예약할 수 있는 상품입니다.',
    },
    reservationDetail: {
      title: '예약 · 메뉴 선택',
      description: '메뉴와 수량을 선택하고 금액을 확인합니다.',
    },
    reservationPayment: {
      title: '예약 · 결제',
      description: '예약자 정보를 입력하고 결제합니다.',
    },
    reservationComplete: {
      title: '예약 내역',
      description: '예약하신 내용을 확인합니다.',
    },
    paymentReturn: {
      title: '결제 결과 확인',
      description: '결제 결과를 확인합니다.',
    },
    paymentWait: {
      title: '결제 준비',
      description: '결제 창을 준비합니다.',
    },
    terms: {
      title: '약관 및 정책',
      description: '이용약관, 개인정보 처리, 호텔 이용 안내입니다.',
    },
    reviewList: {
      title: '이용 후기',
      description: '다녀가신 분들의 후기입니다.',
    },
    mypageMain: {
      title: '마이페이지',
      description: '예약 내역과 문의를 확인합니다.',
    },
    mypageResvDetail: {
      title: '예약 상세',
      description: '예약 내용을 확인하고 취소합니다.',
    },
    mypageQnaDetail: {
      title: '1:1 문의',
      description: '문의와 답변을 확인합니다.',
    },
    mypageBenefits: {
      title: '쿠폰과 포인트',
      description: '쿠폰과 포인트를 확인합니다.',
    },
    mypageProfile: {
      title: '내 정보',
      description: '회원 정보와 비밀번호, 로그인된 기기, 수신 동의를 관리하실 수 있습니다.',
    },
    reservationLookup: {
      title: '예약 조회',
      description: '예약 번호와 휴대전화 번호로 예약을 확인합니다.',
    },
    reservationVisit: {
      title: '예약 일정 안내',
      description: '예약하신 날에 오시는지 알려 주십시오.',
    },
    findTable: {
      title: '자리 찾기',
      description: '날짜와 인원에 맞는 빈자리를 호텔의 모든 레스토랑에서 한 번에 찾아 예약하십시오.',
    },
    dinInfo: {
      title: '레스토랑 안내',
      description: '레스토랑의 위치와 운영 시간, 메뉴를 안내합니다.',
    },
    promMain: {
      title: '프로모션',
      description: '지금 진행하는 다이닝 프로모션입니다.',
    },
    promDetail: {
      title: '프로모션',
      description: '프로모션의 기간과 내용을 안내합니다.',
    },
    joinAgreement: {
      title: '회원 가입 · 약관 동의',
      description: '약관을 확인하고 동의합니다.',
    },
    joinForm: {
      title: '회원 가입 · 정보 입력',
      description: '회원 정보를 입력합니다.',
    },
    joinComplete: {
      title: '회원 가입 완료',
      description: '회원 가입이 완료되었습니다.',
    },
    findId: {
      title: '아이디 찾기',
      description: '이름과 휴대전화 번호로 아이디를 찾습니다.',
    },
    passwordReset: {
      title: '비밀번호 재설정',
      description: '새 비밀번호를 설정합니다.',
    },
    loginLeave: {
      title: '로그인 페이지로 이동',
      description: '로그인 페이지로 이동합니다.',
    },
    kakaoOauthResult: signingIn,
    naverOauthResult: signingIn,
    googleOauthResult: signingIn,
    homepageLogin: signingIn,
    error: {
      title: 'PAGE ERROR',
      description: '페이지를 보여 드리지 못했습니다.',
    },
    errorNotFound: {
      title: '페이지를 찾을 수 없습니다',
      description: '주소가 바뀌었거나 사라진 페이지입니다.',
    },
  },
} as const;
