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
} as const;
