/** My page: the list of reservations and its detail page (Spec §2.14, §8). */
export const mypage = {
  title: '마이페이지',
  nav: {
    label: '마이페이지 메뉴',
    main: '예약·문의',
  },
  benefits: '쿠폰과 포인트',
  profile: '내 정보',
  tabs: {
    resv: '예약 내역',
    qna: '1:1 문의',
  },
  sort: {
    label: '정렬',
    newest: '최신순',
    oldest: '오래된순',
  },
  empty: '예약 내역이 없습니다.',
  emptyHint: '예약하신 내역을 이곳에서 확인하고 취소하실 수 있습니다.',
  detail: '상세 보기',
  past: '지난 예약',
  again: '다시 예약하기',
  coupons: '사용 가능한 쿠폰',
  couponCount: '{{count}}장',
  next: {
    visit: '다음 방문',
    pickup: '다음 수령',
    today: '오늘',
    tomorrow: '내일',
    dayAfter: '모레',
    at: '{{day}} {{weekday}} {{time}}',
  },
  alerts: {
    invalidUser: '이 예약은 보실 수 없습니다.',
  },
} as const;
