import { resvStatus } from '../site/ko/resv-status';

const { sentences } = resvStatus;

/** Texts of mails and SMS, used together with those of pages. */
export const mail = {
  /** Used instead of a name that mail programs would turn into a link. */
  unnamed: '고객',
  made: {
    subject: `{{venue}} ${sentences.reserved} · {{visit}}`,
  },
  cancelled: {
    subject: `{{venue}} ${sentences.cancel} · {{visit}}`,
    lead: `{{name}} 님, ${sentences.cancel}. 다시 모실 날을 기다리겠습니다.`,
  },
  cancelledByVenue: {
    subject: '{{venue}} 예약을 취소하게 되어 죄송합니다 · {{visit}}',
    title: '예약을 취소하게 되어 죄송합니다',
    lead: '{{name}} 님, 호텔 사정으로 부득이하게 예약을 취소하게 되었습니다. 불편을 드려 진심으로 사과드립니다. 결제하신 금액은 전액 환불해 드립니다.',
  },
  /** Alternative visits that a message about a cancellation by the venue offers. */
  offered: {
    title: '다른 시간을 안내해 드립니다',
    text: '아래 버튼으로 바로 예약하실 수 있습니다. 메일을 보낼 때 예약 가능한 시간이며, 먼저 마감될 수 있습니다.',
  },
  reminder: {
    subject: '{{venue}} 방문 안내 · {{visit}}',
    title: '예약하신 날이 다가왔습니다',
    lead: '{{name}} 님, 예약하신 일정을 안내해 드립니다. 방문 여부를 미리 알려 주시면 정성껏 준비하겠습니다.',
    coming: '예정대로 방문하겠습니다',
    cancel: '예약 취소하기',
  },
  notice: {
    subject: '{{venue}} 예약 관련 안내 · {{visit}}',
    title: '예약 관련 안내',
    lead: '{{name}} 님, 예약과 관련하여 레스토랑에서 안내 말씀을 드립니다.',
    /** Follows the opening, also one that the hotel has written. */
    remains: '예약은 그대로 유지됩니다.',
    message: '레스토랑 안내',
  },
  answered: {
    subject: '문의하신 내용에 답변드렸습니다 · {{title}}',
    title: '문의하신 내용에 답변드립니다',
    lead: '{{name}} 님, 기다려 주셔서 감사합니다.',
    reasonForMail: '회원님이 남기신 문의에 대한 발신 전용 메일입니다.',
  },
  reviewHidden: {
    subject: '{{venue}} 이용 후기가 숨김 처리되었습니다',
    title: '작성하신 후기가 숨김 처리되었습니다',
    lead: '{{name}} 님, 작성하신 후기가 이용 후기 운영 원칙에 맞지 않아 숨김 처리되었습니다. 평점도 집계되지 않습니다.',
    reason: '사유',
    review: '작성하신 후기',
    note: '설명',
    appealTitle: '이의 신청',
    appeal: '마이페이지에서 한 번 이의를 신청하실 수 있으며, 숨긴 직원이 아닌 다른 직원이 결정합니다.',
    open: '마이페이지로 가기',
    reasonForMail: '회원님이 작성하신 후기에 대한 발신 전용 메일입니다.',
  },
  reviewAppealDecided: {
    upheldSubject: '{{venue}} 이용 후기의 숨김이 유지됩니다',
    upheldTitle: '이용 후기의 숨김이 유지됩니다',
    upheldLead: '{{name}} 님, 다른 직원이 이의 신청을 검토하여 숨김을 유지하기로 하였습니다.',
    restoredSubject: '{{venue}} 이용 후기가 다시 공개되었습니다',
    restoredTitle: '이용 후기가 다시 공개되었습니다',
    restoredLead:
      '{{name}} 님, 다른 직원이 이의 신청을 검토하여 후기와 평점을 다시 공개하였습니다. 불편을 드려 죄송합니다.',
  },
  open: '예약 확인하기',
  reasonForMail: '예약 시 입력하신 이메일로 보내 드리는 발신 전용 메일입니다.',
  /** Texts of SMS, also used in AlimTalk templates, with `#{…}` for `{{…}}`. */
  sms: {
    made: `[{{hotel}}] ${sentences.reserved}.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n결제: {{paid}}\n예약 번호: {{resvCode}}\n예약 확인: {{link}}`,
    cancelled: `[{{hotel}}] ${sentences.cancel}.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n예약 번호: {{resvCode}}\n결제 금액: {{paid}}\n취소 수수료: {{fee}}\n환불 금액: {{refund}}\n자세히 보기: {{link}}`,
    cancelledByVenue:
      '[{{hotel}}] 호텔 사정으로 예약을 취소하게 되어 죄송합니다.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n예약 번호: {{resvCode}}\n결제 금액: {{paid}}\n환불 금액(전액): {{refund}}\n자세히 보기: {{link}}',
    reminder:
      '[{{hotel}}] 예약하신 일정을 안내해 드립니다.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n예약 번호: {{resvCode}}\n방문 확인·취소: {{link}}',
    confirmedReminder:
      '[{{hotel}}] 예약하신 일정을 안내해 드립니다.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n예약 번호: {{resvCode}}\n방문 확인: {{link}}',
    answered: '[{{hotel}}] 문의하신 내용에 답변드렸습니다.\n답변 보기: {{link}}',
    payLink:
      '[{{hotel}}] {{until}}까지 예약을 결제해 주십시오. 그때까지 자리를 확보해 두었습니다.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n결제 금액: {{amount}}\n결제하기: {{link}}',
  },
  account: {
    sender: '호텔 다이닝',
    codeSms: '[{{group}}] 인증번호 {{code}} ({{minutes}}분 이내 입력). 타인에게 알리지 마시기 바랍니다.',
    code: {
      subject: '인증번호 {{code}}',
      title: '인증번호를 확인해 주십시오',
      lead: '아래 인증번호를 화면에 입력해 주십시오. {{minutes}}분 동안 사용하실 수 있습니다.',
      label: '인증번호',
      reasonForMail:
        '요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 인증번호는 누구에게도 알려 주지 마시기 바랍니다.',
    },
    reset: {
      subject: '비밀번호 재설정',
      title: '비밀번호를 재설정해 주십시오',
      lead: '아래 버튼을 눌러 새 비밀번호를 설정해 주십시오. {{minutes}}분 동안 한 번 사용하실 수 있습니다.',
      open: '비밀번호 재설정하기',
      reasonForMail: '요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 변경되지 않습니다.',
    },
    passwordChanged: {
      subject: '비밀번호가 변경되었습니다',
      title: '비밀번호가 변경되었습니다',
      lead: '{{date}}에 비밀번호가 변경되어, 다른 기기에서는 모두 로그아웃되었습니다.',
      reset: '비밀번호 재설정하기',
      reasonForMail:
        '직접 변경하신 것이 아니라면 위 버튼으로 바로 비밀번호를 재설정해 주십시오. 이 메일은 발신 전용입니다.',
    },
    marketing: {
      subject: '소식·혜택 수신 설정을 알려 드립니다',
      title: '소식·혜택 수신 설정 안내',
      lead: '요청하신 대로 반영하였습니다.',
      sender: '보내는 곳',
      date: '처리 일시',
      agreed: '수신 동의',
      declined: '수신하지 않음',
      change: '내 정보에서 변경하기',
      reasonForMail:
        '정보통신망법에 따라 수신 동의 또는 철회의 결과를 알려 드립니다. 설정은 언제든지 변경하실 수 있습니다. 이 메일은 발신 전용입니다.',
    },
    joined: {
      subject: '{{group}} 회원이 되신 것을 환영합니다',
      title: '회원이 되신 것을 환영합니다',
      lead: '{{name}} 님, 가입해 주셔서 감사합니다. 이제 회원가로 예약하실 수 있습니다.',
      id: '아이디',
      coupon: '가입 축하 쿠폰',
      until: '{{date}}까지 사용 가능',
      coupons: '쿠폰 보기',
      site: '예약하러 가기',
      reasonForMail:
        '회원 가입이 완료되어 보내 드리는 메일입니다. 직접 가입하신 것이 아니라면 호텔로 연락해 주십시오. 이 메일은 발신 전용입니다.',
    },
    left: {
      subject: '회원 탈퇴가 완료되었습니다',
      title: '회원 탈퇴가 완료되었습니다',
      lead: '그동안 이용해 주셔서 감사합니다. 회원 정보는 삭제되었으며, 법령에 따라 보관해야 하는 예약·결제·문의 기록만 정해진 기간 동안 따로 보관합니다.',
      reasonForMail: '직접 탈퇴하신 것이 아니라면 호텔로 연락해 주십시오. 이 메일은 발신 전용입니다.',
    },
  },
  /** Mails to restaurants. They never contain health data (docs/security.md, V14). */
  venue: {
    booked: {
      subject: '{{venue}} 새 예약 · {{visit}} · {{resvCode}}',
      title: '새 예약이 접수되었습니다',
      lead: '방문까지 24시간이 남지 않은 예약입니다. 내용을 확인하여 주십시오.',
    },
    cancelled: {
      subject: '{{venue}} 예약 취소 · {{visit}} · {{resvCode}}',
      title: '예약이 취소되었습니다',
      lead: '방문까지 24시간이 남지 않은 예약이 취소되었습니다.',
    },
    edited: {
      subject: '{{venue}} 예약 요청·알레르기 변경 · {{visit}} · {{resvCode}}',
      title: '고객이 예약 내용을 변경하였습니다',
      lead: '변경된 내용을 확인하여 주십시오. 이 메일의 내용은 발송 시점의 최신 내용입니다.',
    },
    sheet: {
      subject: '{{venue}} 예약표 · {{day}}',
      title: '오늘 저녁 예약표',
      lead: '{{at}} 기준 예약입니다. 이후 변경된 내용은 콘솔에서 확인하여 주십시오.',
    },
    changes: '변경 횟수',
    changedTitle: '{{title}} ({{at}} 변경)',
    request: '요청 사항',
    noRequest: '요청 사항이 삭제되어 없습니다.',
    allergies: '알레르기',
    allergiesChanged: '알레르기 답변이 변경되었습니다. 내용은 메일로 보내지 않으니 콘솔에서 확인하여 주십시오.',
    hasAllergies: '알레르기가 있습니다. 내용은 메일로 보내지 않으니 콘솔에서 확인하여 주십시오.',
    day: '날짜',
    parties: '예약',
    partyCount: '{{count}}건',
    people: '인원',
    peopleCount: '{{count}}명',
    withAllergies: '알레르기가 있는 예약',
    open: '콘솔에서 보기',
    reasonForMail: '레스토랑 직원만 받는 발신 전용 메일입니다.',
  },
  payLink: {
    subject: '{{venue}} 예약을 결제해 주십시오 · {{visit}}',
    title: '예약을 결제해 주십시오',
    lead: '{{name}} 님, 전화 주셔서 감사합니다. {{until}}까지 자리를 확보해 두었습니다. 아래 버튼으로 결제하시면 예약이 확정됩니다.',
    venue: '레스토랑',
    product: '상품',
    visit: '방문 일시',
    party: '인원',
    amount: '결제 금액',
    open: '결제하기',
    reasonForMail:
      '이 이메일 주소로 전화 예약이 접수되어 보내 드립니다. 링크를 다른 분께 전달하지 않도록 해 주시기 바랍니다. 발신 전용 메일입니다.',
  },
  memberInvited: {
    subject: '[{{group}}] 새 예약 서비스로 초대합니다',
    title: '새 예약 서비스로 초대합니다',
    lead: '{{name}} 님, {{group}}의 예약 서비스가 새로워졌습니다. 아래 버튼에서 약관에 동의하고 비밀번호를 설정해 주십시오. 링크는 {{date}}까지 한 번만 사용하실 수 있습니다.',
    gains: '이 이메일 주소로 하신 예약과 그동안 모으신 포인트는 가입하시면 바로 확인하실 수 있습니다.',
    open: '가입하기',
    reasonForMail:
      '이전 예약 서비스의 회원이셔서 이 메일을 보내 드립니다. 가입하지 않으시면 기한이 지난 뒤 회원님의 정보를 삭제합니다. 이 메일은 발신 전용입니다.',
  },
  staffInvited: {
    subject: '[{{group}}] 직원용 콘솔 초대',
    title: '직원용 콘솔에 초대합니다',
    lead: '{{inviter}} 님이 직원용 콘솔 사용자로 초대했습니다. 아래 버튼에서 로그인 방법을 설정해 주십시오. 링크는 {{date}}까지 한 번만 사용하실 수 있습니다.',
    renewSubject: '[{{group}}] 로그인 방법 다시 설정',
    renewTitle: '로그인 방법을 다시 설정해 주십시오',
    renewLead:
      '{{inviter}} 님이 직원용 콘솔의 이전 로그인 방법을 삭제했습니다. 아래 버튼에서 새로 설정해 주십시오. 링크는 {{date}}까지 한 번만 사용하실 수 있습니다.',
    account: '계정',
    roles: '역할',
    open: '로그인 방법 설정',
    reasonForMail:
      '저희 직원이 아니시라면 이 메일을 무시하셔도 됩니다. 링크는 본인만 사용해 주시기 바랍니다. 이 메일은 발신 전용입니다.',
    wholeGroup: '그룹 전체',
    roleNames: {
      host: '홀 직원',
      kitchen: '주방',
      venue_manager: '업장 매니저',
      reservation_desk: '예약실',
      hotel_manager: '호텔 식음 매니저',
      marketing: '마케팅',
      finance: '재무',
      privacy: '개인정보·감사',
      owner: '소유자',
    },
  },
  /** What guests and staff wrote in the example messages that staff see in the console. */
  example: {
    inquiryTitle: '어린이 의자 문의',
    inquiry: '돌이 지난 아이와 함께 방문합니다. 어린이 의자를 부탁드립니다.',
    answer: '네, 어린이 의자를 준비해 두겠습니다. 방문하실 때 편하게 말씀해 주십시오.',
    review: '옆 테이블 손님의 성함과 연락처를 적은 후기입니다.',
    explanation: '다른 고객의 개인정보가 포함되어 있습니다.',
    notice: '당일 호텔 행사로 정문 대신 동문을 이용해 주십시오.',
  },
  setupTest: {
    subject: '{{group}}: 테스트 메일',
    text: '{{group}} 예약 시스템의 메일 설정을 확인하는 메일입니다. 이 메일이 도착했다면 메일 발송이 정상입니다.',
    sms: '[{{group}}] 예약 시스템의 문자 설정을 확인하는 문자입니다.',
    payment: {
      goods: '테스트 결제',
      title: '테스트 결제',
      done: '테스트가 끝났습니다. 이 창을 닫고 콘솔에서 결과를 확인해 주십시오.',
      checking: '결제 대행사의 응답을 확인하고 있습니다. 이 창을 닫고 콘솔에서 결과를 확인해 주십시오.',
      failed: '테스트 결제가 끝나 아무것도 결제되지 않았습니다. 이 창을 닫고 콘솔에서 다시 시작해 주십시오.',
      unknownTitle: '테스트 결제를 찾을 수 없습니다',
      unknown: '아무것도 결제되지 않았습니다. 이 창을 닫고 콘솔에서 다시 시작해 주십시오.',
    },
  },
} as const;
