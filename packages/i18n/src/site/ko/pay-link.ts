/** The page where a guest pays an order that staff took on the phone. */
export const payLink = {
  title: '예약 결제',
  lead: '{{until}}까지 자리를 확보해 두었습니다. 그때까지 결제해 주십시오.',
  phone: '휴대전화 번호',
  allergies: '전화로 알려 주신 알레르기 정보를 레스토랑에 전달합니다.',
  allergyConsent: '건강 정보인 알레르기 정보를 예약 준비를 위해 수집·이용하는 데 동의합니다.',
  payingTitle: '다른 창에서 결제가 진행 중입니다',
  payingBody:
    '그 창에서 결제를 마쳐 주십시오. 창이 닫혔다면 아래에서 다시 결제하실 수 있으며, 이전 창의 결제는 무효가 됩니다.',
  payHere: '여기에서 결제',
  paidTitle: '결제가 완료되었습니다',
  paidBody: '예약 번호는 {{no}}입니다. 예약 확인 메시지를 보내 드렸습니다.',
  open: '예약 보기',
  lapsedTitle: '결제 기한이 지났습니다',
  lapsedBody:
    '자리를 더 이상 확보하고 있지 않으며, 청구된 금액은 없습니다. 계속 예약을 원하시면 레스토랑으로 전화해 주십시오.',
  withdrawnTitle: '결제 링크가 취소되었습니다',
  withdrawnBody:
    '레스토랑에서 이 결제 링크를 취소하였으며, 청구된 금액은 없습니다. 궁금하신 점은 레스토랑으로 문의해 주십시오.',
  unknownTitle: '결제 링크를 찾을 수 없습니다',
  unknownBody: '받으신 링크를 그대로 열어 주십시오. 문제가 계속되면 레스토랑으로 전화해 주십시오.',
} as const;
