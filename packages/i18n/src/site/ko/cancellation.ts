/** The cancel modal, its results, and cancelled reservations (Spec §2.14, §5 Cancellation, §8 Cancel errors). */
export const cancellation = {
  title: '예약 취소',
  requested: '취소 요청 일시',
  paid: '결제 금액',
  fee: '취소 수수료',
  refund: '예상 환불 금액',
  policy: '취소·환불 규정',
  agree: '취소·환불 규정을 확인했으며 동의합니다.',
  submit: '예약 취소하기',
  submitRefund: '{{refund}} 환불받고 취소하기',
  submitNoRefund: '환불 없이 취소하기',
  nothingPaid: '결제하신 금액이 없어 취소 수수료와 환불 금액이 발생하지 않습니다.',
  byPhone: '온라인으로는 취소하실 수 없는 예약입니다. 변경이나 취소를 원하시면 레스토랑으로 전화해 주십시오.',
  past: {
    byVenue: '호텔 사정으로 예약이 취소되어 결제하신 금액을 전액 환불해 드립니다. 불편을 드려 진심으로 사과드립니다.',
    title: '취소 내역',
    at: '취소 일시',
    method: '환불 수단',
    fee: '취소 수수료',
    refund: '환불 금액',
    arrives: {
      card: '환불 금액은 보통 영업일 기준 {{days}}일 안에 카드사에서 확인하실 수 있습니다.',
      account: '환불 금액은 보통 영업일 기준 {{days}}일 안에 결제하신 계좌로 입금됩니다.',
    },
    anotherDay: '다른 날짜로 예약하기',
  },
  alerts: {
    agree: '취소·환불 규정에 동의해 주십시오.',
    confirm: '예상 환불 금액을 확인해 주십시오. 예약을 취소하시겠습니까?',
    done: '예약이 취소되었습니다.',
  },
  errors: {
    ALREADY_CANCELLED: '이미 취소된 예약입니다.',
    ALREADY_CONFIRMED: '이미 확정된 예약은 온라인으로 취소하실 수 없습니다. 레스토랑으로 문의해 주십시오.',
    DATE_EXPIRED: '예약일이 지나 취소하실 수 없습니다.',
  },
} as const;
