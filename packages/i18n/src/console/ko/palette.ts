export const palette = {
  title: '이동',
  field: '화면·날짜·매장·예약',
  hint: '이름, 예약 번호, 전화번호 뒷자리, 12-24 같은 날짜',
  list: '검색 결과',
  groups: {
    screens: '화면',
    days: '날짜',
    venues: '매장',
    reservations: '예약',
  },
  tomorrow: '내일',
  count: '{{count}}건',
  none: '결과가 없습니다',
  noneText: '다른 말이나 12-24 같은 날짜로 찾아보십시오.',
  searching: '예약을 찾는 중…',
  failed: '예약을 찾지 못했습니다: {{reason}}',
} as const;
