/** The page of one experience (Spec §2.10, §5 Detail page and Pickup). */
export const product = {
  gallery: '상품 사진',
  tabs: {
    details: '상세 정보',
    reviews: '이용 후기 {{count}}',
    reviewsMore: '후기 모두 보기',
  },
  menus: {
    title: '메뉴 선택',
    hint: '인원수 이상으로 선택해 주십시오.',
    serves: '{{count}}인분',
    chosen: '{{needed}}명 중 {{chosen}}명분 선택',
    empty: '선택할 메뉴가 없습니다.',
  },
  quantity: {
    label: '수량',
    left: '{{count}}개 남음',
    perPerson: '한 분당 {{count}}개까지',
  },
  deposit: {
    title: '예약금',
    line: '1인 {{price}} × {{count}}명',
    notice: '예약금은 방문하신 날 이용 금액에서 차감합니다.',
  },
  inStore: '결제는 방문하신 날 매장에서 하시면 됩니다.',
  total: '합계',
  memberSaving: '회원 할인 {{amount}}',
  memberHint: '로그인하시면 회원가로 예약하실 수 있습니다.',
  memberLimit: '회원 할인은 최대 8명까지 적용됩니다.',
  notices: {
    reservation: '예약 안내',
    parking: '주차 안내',
    deposit: '예약금 안내',
    cancellation: '취소·환불 규정',
    prices: '표시 가격에는 세금과 봉사료가 포함되어 있습니다.',
  },
  empty: '상품 정보를 찾을 수 없습니다.',
  alerts: {
    menuShort: '메뉴 수량이 부족합니다. 인원수 {{people}}명 이상으로 선택해 주십시오.',
    menuRequired: '메뉴를 선택해 주십시오.',
    quantityRequired: '수량을 선택해 주십시오.',
    daySaleExceeded: '하루에 준비한 수량을 넘었습니다. 남은 수량은 {{remaining}}개입니다.',
    pickupRemaining: '남은 수량은 {{remaining}}개입니다.',
    perPerson: '한 분이 예약하실 수 있는 수량은 {{remaining}}개입니다.',
    dayAndTime: '날짜와 시간을 먼저 선택해 주십시오.',
    outOfStock: '준비한 수량이 모두 판매되었습니다. 다른 상품이나 날짜를 선택해 주십시오.',
  },
} as const;
