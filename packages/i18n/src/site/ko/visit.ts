/** The page that a reminder links to. */
export const visit = {
  title: '예약하신 날이 다가왔습니다',
  lead: '방문 여부를 알려 주시면 정성껏 준비하겠습니다.',
  coming: '예정대로 방문하겠습니다',
  thanks: '알려 주셔서 감사합니다',
  thanksBody: '정성껏 준비해 모시겠습니다.',
  cancel: '예약 취소하기',
  open: '예약 확인하기',
  past: '예약하신 날이 지났습니다',
  notFound: '예약을 찾을 수 없습니다. 받으신 링크를 다시 확인해 주십시오.',
} as const;
