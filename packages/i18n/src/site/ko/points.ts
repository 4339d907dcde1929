/** Points on my page; spending is not mentioned (decision 42). */
export const points = {
  title: '포인트',
  balance: '보유 포인트',
  amount: '{{points}}포인트',
  rate: '{{hotel}} 결제 금액의 {{rate}}%',
  rule: '이용하신 다음 날 06:00에 적립됩니다. 취소하시거나 방문하지 않으신 예약은 적립되지 않습니다.',
  history: '적립 내역',
  types: {
    earned: '적립',
    returned: '적립 취소',
    spent: '사용',
    transferred: '이전',
  },
  visit: '{{date}} 이용',
  paging: '전체 {{total}}건 중 {{from}}–{{to}}',
  empty: '아직 적립된 포인트가 없습니다',
} as const;
