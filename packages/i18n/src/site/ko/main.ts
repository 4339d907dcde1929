/** The main page below its banner, and its modals (Spec §2.2, §2.3). */
export const main = {
  venues: '레스토랑',
  about: '{{name}} 자세히 보기',
  noProducts: '지금 예약하실 수 있는 상품이 없습니다.',
  links: {
    label: '바로가기',
    benefits: '멤버십 혜택',
    menu: '전체 메뉴',
    homePage: '호텔 홈페이지',
  },
  benefits: {
    special: '특별 혜택',
    membership: '멤버십',
    join: '회원 가입하기',
  },
  menu: {
    products: '예약 상품',
    dishes: '메뉴',
    empty: '등록된 메뉴가 없습니다.',
  },
} as const;
