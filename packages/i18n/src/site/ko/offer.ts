/** Products, on cards, in lists and on their pages. */
export const offer = {
  zone: {
    B: '조식',
    L: '런치',
    D: '디너',
  },
  priceFrom: '{{price}}부터',
  adultFrom: '성인 1인 {{price}}부터',
  kidFrom: '어린이 {{price}}부터',
  depositFrom: '예약금 1인 {{price}}부터',
  percentOff: '{{rate}}% 할인',
  reserve: '{{name}} 예약',
  membersOnly: {
    badge: '회원 전용',
    title: '회원 전용 상품입니다',
    body: '가입하거나 로그인하시면 예약하실 수 있습니다.',
    join: '회원 가입',
    login: '로그인',
  },
} as const;
