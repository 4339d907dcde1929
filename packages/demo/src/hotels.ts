import type { BusinessInfo } from '@dining/domain/catalogue/business-info';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { PictureName } from './pictures';
import { t } from './t';

interface Benefit {
  readonly kind: 'special' | 'membership';
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** Marks the text about points, which has the variable `{{rate}}`. */
  readonly of?: 'points';
}

export interface HotelData {
  readonly code: 'H01' | 'H02' | 'H03';
  readonly hmcCode: string;
  readonly name: LocalizedText;
  readonly phone: string;
  readonly homePageUrl: LocalizedText;
  readonly latitude: number;
  readonly longitude: number;
  readonly reviewsOn: boolean;
  readonly ratingsOn: boolean;
  readonly memberFoodRule: HotelMemberRule | null;
  readonly business: BusinessInfo;
  readonly photos: readonly { readonly kind: 'front' | 'lounge' | 'benefits'; readonly picture: PictureName }[];
  readonly benefits: readonly Benefit[];
}

const createHomePageLinks = (slug: string): LocalizedText =>
  t(
    `https://www.dalbit.example/ko/${slug}`,
    `https://www.dalbit.example/en/${slug}`,
    `https://www.dalbit.example/zh/${slug}`,
    `https://www.dalbit.example/ja/${slug}`,
  );

const groupCompany = t(
  '달빛 호텔앤리조트㈜',
  'Dalbit Hotels & Resorts Co., Ltd.',
  '月光酒店与度假村株式会社',
  'ダルビッ ホテルズ＆リゾーツ株式会社',
);

/**
 * Creates the business registration of a hotel. Its number is invented: the check digit is valid, but no tax office has
 * the number 000.
 */
function createBusiness(
  company: LocalizedText,
  bizRegNo: string,
  address: LocalizedText,
  { tel, email }: { readonly tel: string; readonly email: string },
): BusinessInfo {
  const readable = {
    companyName: company,
    representative: t('문가온', 'Mun Ga-on', '文佳温', 'ムン・ガオン'),
    address,
    mailOrderOffice: t('달빛구청(가상)', 'Dalbit-gu Office (fictional)', '月光区厅（虚构）', 'ダルビッ区役所（架空）'),
    hostingProvider: groupCompany,
    privacyOfficer: t(
      '윤슬기 (privacy@dalbit.example)',
      'Yun Seul-gi (privacy@dalbit.example)',
      '尹瑟琪（privacy@dalbit.example）',
      'ユン・スルギ（privacy@dalbit.example）',
    ),
  };
  return {
    companyName: company.default,
    representative: readable.representative.default,
    address: address.default,
    tel,
    email,
    bizRegNo,
    mailOrderNo: `제0000-달빛데모-${bizRegNo.slice(-4)}호`,
    mailOrderOffice: readable.mailOrderOffice.default,
    ftcLookupUrl: `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${bizRegNo.replaceAll('-', '')}`,
    hostingProvider: groupCompany.default,
    privacyOfficer: readable.privacyOfficer.default,
    readable,
  };
}

const listPhotos = (town: 'seoul' | 'busan' | 'jeju'): HotelData['photos'] => [
  { kind: 'front', picture: `hotel-${town}` },
  { kind: 'lounge', picture: `lounge-${town}` },
  { kind: 'benefits', picture: 'benefits' },
];

/** Percentage of paid amounts that each hotel grants as points (decision 20). */
export const pointRate = 5;

const pointsBenefit: Benefit = {
  kind: 'membership',
  of: 'points',
  title: t(
    '식사 후 {{rate}}% 적립',
    '{{rate}}% back in points',
    '用餐后累积{{rate}}%积分',
    'お食事後に{{rate}}%ポイント',
  ),
  text: t(
    '온라인으로 예약하고 결제하신 금액의 {{rate}}%를 이용 다음 날 아침 포인트로 적립해 드립니다. 마이페이지에서 내역을 확인하실 수 있습니다.',
    'When you reserve and pay online, {{rate}}% of the amount comes back as points the morning after your visit. You can follow them in My account.',
    '线上预订实付金额的{{rate}}%，将于用餐次日早上以积分返还，可在“个人中心”查看明细。',
    'オンライン予約でお支払いいただいた金額の{{rate}}%を、ご利用の翌朝にポイントとして付与いたします。マイページで履歴をご覧いただけます。',
  ),
};

const couponBenefit: Benefit = {
  kind: 'membership',
  title: t('결제할 때 사용하는 쿠폰', 'Coupons at checkout', '付款时使用优惠券', 'お支払い時に使えるクーポン'),
  text: t(
    '받으신 쿠폰은 마이페이지에서 확인하실 수 있습니다. 결제 화면에서 예약마다 한 장을 사용하실 수 있으며, 예약을 취소하시면 쿠폰은 다시 사용하실 수 있습니다.',
    'Your coupons are in My account. Choose one for each reservation as you pay; if you cancel, it is yours to use again.',
    '您获赠的优惠券均在“个人中心”。付款时每次预订可选用一张，取消预订后优惠券亦会退还。',
    'お届けしたクーポンはマイページでご確認いただけます。お支払い時に、ご予約ごとに1枚ご利用いただけます。ご予約をキャンセルされた場合は、クーポンを再びご利用いただけます。',
  ),
};

const membersTableBenefit: Benefit = {
  kind: 'membership',
  title: t('회원께만 여는 자리', 'Tables for members only', '会员专属席位', '会員限定のお席'),
  text: t(
    '셰프가 손님 앞에서 풀어내는 특선 코스와 계절 패키지를 회원께 먼저, 때로는 회원께만 엽니다.',
    'Chef’s counters and seasonal packages open to members first, and some to members only.',
    '主厨亲自呈献的特选席位与当季套装，会员可优先预订，部分仅限会员。',
    'シェフが目の前で仕立てる特別コースや季節のパッケージを、会員の皆様へいち早く、ときには会員限定でご案内します。',
  ),
};

const createRoomDiscount = (percent: number): Benefit => ({
  kind: 'membership',
  title: t(`객실 ${percent}% 할인`, `${percent}% off rooms`, `客房享${percent}%优惠`, `客室${percent}%割引`),
  text: t(
    `홈페이지에 공개된 객실 요금에서 ${percent}%를 할인해 드립니다. 연박과 성수기에도 함께 이용하실 수 있습니다.`,
    `${percent}% off the room rates published on our website, for longer stays and in high season too.`,
    `官网公布房价享${percent}%优惠，连住与旺季亦可同享。`,
    `公式サイトの客室料金から${percent}%をお引きします。ご連泊や繁忙期にもご利用いただけます。`,
  ),
});

/** The three hotels, in the order of the selector. */
export const hotels: readonly HotelData[] = [
  {
    code: 'H01',
    hmcCode: 'DSE',
    name: t('달빛 서울', 'Dalbit Seoul', '月光首尔', 'ダルビッ・ソウル'),
    phone: '02-0000-1100',
    homePageUrl: createHomePageLinks('seoul'),
    latitude: 37.5759,
    longitude: 126.9768,
    reviewsOn: true,
    ratingsOn: true,
    memberFoodRule: { weekdayRate: 15, weekendRate: 10, excludedMonthDays: [], maxPeople: 8 },
    business: createBusiness(
      t('달빛 서울㈜', 'Dalbit Seoul Co., Ltd.', '月光首尔株式会社', 'ダルビッ・ソウル株式会社'),
      '000-81-00014',
      t(
        '서울특별시 종로구 달그림자길 15 (가상 주소)',
        '15 Dalgeurimja-gil, Jongno-gu, Seoul (fictional address)',
        '首尔特别市钟路区月影路15号（虚构地址）',
        'ソウル特別市鍾路区タルグリムジャギル15（架空の住所）',
      ),
      { tel: '02-0000-1100', email: 'seoul@dalbit.example' },
    ),
    photos: listPhotos('seoul'),
    benefits: [
      {
        kind: 'special',
        title: t('저녁과 하룻밤', 'Dinner and a night', '一席晚宴，一夜安眠', 'ディナーとご宿泊'),
        text: t(
          '월영의 보름 코스와 시티 뷰 객실을 함께 즐기시는 2인 패키지입니다. 체크아웃은 13:00까지 여유롭게 하실 수 있습니다.',
          'The Boreum menu at Wolyeong and a room above the city for two, with check-out as late as 13:00.',
          '月影“圆月”套餐与城景客房的双人礼遇，退房可延至13:00。',
          '月影の「十五夜」コースとシティビューの客室をお二人で。チェックアウトは13:00までごゆっくり。',
        ),
      },
      {
        kind: 'special',
        title: t('연말 다이닝 우대', 'Year-end dining', '岁末餐宴礼遇', '年末ダイニング優待'),
        text: t(
          '12월 한 달 동안 10명 이하의 룸 예약에 샴페인 한 병을 드립니다.',
          'Throughout December, parties of up to ten in a private room are welcomed with a bottle of champagne.',
          '12月全月，预订10位以内包间即赠香槟一瓶。',
          '12月いっぱい、10名様までの個室のご予約にシャンパンを1本お添えします。',
        ),
      },
      {
        kind: 'membership',
        title: t(
          '다이닝 평일 15% · 주말 10%',
          '15% off dining on weekdays, 10% at weekends',
          '餐饮平日享15%优惠、周末享10%优惠',
          'ダイニング 平日15%・週末10%',
        ),
        text: t(
          '식사 금액에서 평일 15%, 주말과 공휴일 10%를 할인해 드립니다. 한 번에 여덟 분까지 적용됩니다.',
          '15% off your meal on weekdays, 10% at weekends and on public holidays, for up to eight people.',
          '用餐平日享15%优惠，周末及法定节假日享10%优惠，每次至多8位。',
          'お食事代から平日15%、週末・祝日10%をお引きします。一度に8名様まで。',
        ),
      },
      createRoomDiscount(10),
      pointsBenefit,
      couponBenefit,
      membersTableBenefit,
    ],
  },
  {
    code: 'H02',
    hmcCode: 'DBU',
    name: t('달빛 부산', 'Dalbit Busan', '月光釜山', 'ダルビッ・釜山'),
    phone: '051-000-2200',
    homePageUrl: createHomePageLinks('busan'),
    latitude: 35.1587,
    longitude: 129.1604,
    reviewsOn: true,
    ratingsOn: true,
    memberFoodRule: { weekdayRate: 10, weekendRate: 10, excludedMonthDays: ['12-23', '12-24', '12-31'], maxPeople: 8 },
    business: createBusiness(
      t('달빛 부산㈜', 'Dalbit Busan Co., Ltd.', '月光釜山株式会社', 'ダルビッ・釜山株式会社'),
      '000-81-00028',
      t(
        '부산광역시 해운대구 윤슬로 22 (가상 주소)',
        '22 Yunseul-ro, Haeundae-gu, Busan (fictional address)',
        '釜山广域市海云台区润瑟路22号（虚构地址）',
        '釜山広域市海雲台区ユンスルロ22（架空の住所）',
      ),
      { tel: '051-000-2200', email: 'busan@dalbit.example' },
    ),
    photos: listPhotos('busan'),
    benefits: [
      {
        kind: 'special',
        title: t('바다가 보이는 아침', 'A morning by the sea', '面海的清晨', '海を望む朝'),
        text: t(
          '오션 뷰 객실과 윤슬의 2인 조식을 함께 드립니다. 해가 뜨는 창가 자리로 먼저 모십니다.',
          'An ocean-view room with breakfast for two at Yunseul, at a window where the sun comes up.',
          '海景客房含潋光双人早餐，优先安排日出窗边座。',
          'オーシャンビューの客室に潤光の朝食お二人分を。日の出の窓辺へ優先してご案内します。',
        ),
      },
      {
        kind: 'special',
        title: t('해넘이 한 잔', 'A glass at sunset', '日落一杯', '夕暮れの一杯'),
        text: t(
          '셀레네 그릴에서 저녁을 드시는 날, 라운지 조석에서 식전주 한 잔을 드립니다.',
          'On the evening you dine at Selene Grill, an aperitif is waiting for you in Lounge Joseok.',
          '于塞勒涅扒房用晚餐当日，潮汐酒廊奉上餐前酒一杯。',
          'セレーネ グリルでディナーの日は、ラウンジ潮汐で食前酒を一杯どうぞ。',
        ),
      },
      {
        kind: 'membership',
        title: t('다이닝 10% 할인', '10% off dining', '餐饮享10%优惠', 'ダイニング10%割引'),
        text: t(
          '식사 금액에서 10%를 할인해 드립니다. 12월 23일, 24일, 31일을 제외하고 한 번에 여덟 분까지 적용됩니다.',
          '10% off your meal for up to eight people, except on 23, 24 and 31 December.',
          '用餐享10%优惠，每次至多8位；12月23日、24日、31日除外。',
          'お食事代から10%をお引きします。12月23日・24日・31日を除き、一度に8名様まで。',
        ),
      },
      createRoomDiscount(5),
      pointsBenefit,
      couponBenefit,
      membersTableBenefit,
    ],
  },
  {
    code: 'H03',
    hmcCode: 'DJE',
    name: t('달빛 제주', 'Dalbit Jeju', '月光济州', 'ダルビッ・済州'),
    phone: '064-000-3300',
    homePageUrl: createHomePageLinks('jeju'),
    latitude: 33.2478,
    longitude: 126.4081,
    reviewsOn: true,
    ratingsOn: true,
    memberFoodRule: null,
    business: createBusiness(
      t('달빛 제주㈜', 'Dalbit Jeju Co., Ltd.', '月光济州株式会社', 'ダルビッ・済州株式会社'),
      '000-81-00033',
      t(
        '제주특별자치도 서귀포시 오름달로 33 (가상 주소)',
        '33 Oreumdal-ro, Seogwipo-si, Jeju (fictional address)',
        '济州特别自治道西归浦市奥伦月路33号（虚构地址）',
        '済州特別自治道西帰浦市オルムタルロ33（架空の住所）',
      ),
      { tel: '064-000-3300', email: 'jeju@dalbit.example' },
    ),
    photos: listPhotos('jeju'),
    benefits: [
      {
        kind: 'special',
        title: t('오름을 걷는 하루', 'A day on the hills', '漫步奥伦的一天', 'オルムを歩く一日'),
        text: t(
          '새벽 오름 산책과 현무의 조식, 귤림의 감귤 차를 하루에 담은 패키지입니다.',
          'A dawn walk on the volcanic hills, breakfast at Hyeonmu and tangerine tea at Gyullim, all in one day.',
          '清晨奥伦漫步、玄武早餐与橘林柑橘茶，一日尽享。',
          '夜明けのオルム散策、玄武の朝食、橘林のみかん茶を一日に込めたパッケージです。',
        ),
      },
      {
        kind: 'membership',
        title: t('한라봉 웰컴 디저트', 'A welcome dessert', '汉拿峰柑迎宾甜点', 'ハルラボンのウェルカムデザート'),
        text: t(
          '회원께는 제주의 모든 레스토랑에서 식사 끝에 한라봉 셔벗을 내어 드립니다.',
          'At every restaurant at Dalbit Jeju, members end their meal with a sorbet of hallabong tangerine.',
          '会员于月光济州各餐厅用餐，餐后奉上汉拿峰柑雪葩。',
          '会員の皆様には、ダルビッ・済州の全レストランで、お食事の終わりにハルラボンのシャーベットをお出しします。',
        ),
      },
      createRoomDiscount(5),
      pointsBenefit,
      couponBenefit,
      membersTableBenefit,
    ],
  },
];
