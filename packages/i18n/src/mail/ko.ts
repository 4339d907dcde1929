/** What mails say beside the words of the pages. */
export const mail = {
  made: {
    subject: '{{venue}} 예약이 완료되었습니다 · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}} 예약이 취소되었습니다 · {{visit}}',
    title: '예약이 취소되었습니다',
    lead: '{{name}} 님, 예약이 취소되었습니다. 다시 모실 날을 기다리겠습니다.',
    refund: '환불은 결제하신 수단으로 진행되며, 카드사와 은행에 따라 며칠 걸릴 수 있습니다.',
  },
  open: '예약 확인하기',
  why: '예약 시 입력하신 이메일로 보내는 발신 전용 메일입니다.',
  account: {
    sender: '호텔 다이닝',
    text: '[호텔 다이닝] 인증번호 {{code}} ({{minutes}}분 이내 입력). 타인에게 알려 주지 마십시오.',
    code: {
      subject: '인증번호 {{code}}',
      title: '인증번호를 확인해 주십시오',
      lead: '아래 인증번호를 화면에 입력해 주십시오. {{minutes}}분 동안 사용하실 수 있습니다.',
      label: '인증번호',
      why: '요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 인증번호는 누구에게도 알려 주지 마십시오.',
    },
    reset: {
      subject: '비밀번호 재설정',
      title: '비밀번호를 다시 설정해 주십시오',
      lead: '아래 버튼을 눌러 새 비밀번호를 정해 주십시오. {{minutes}}분 동안 한 번 사용하실 수 있습니다.',
      open: '비밀번호 재설정하기',
      why: '요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
    },
  },
} as const;
