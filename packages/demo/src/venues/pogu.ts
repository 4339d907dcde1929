import { t } from '../t';
import type { VenueData } from '../venue-data';
import { joinLines, notices, parking } from './common';

/**
 * Dalbit Busan: the deli, which only sells pickups without menus. Demonstrates a current discount, a long lead time and
 * days without sale.
 */
export const pogu: VenueData = {
  code: 'D205',
  hotel: 'H02',
  name: t('포구 델리', 'Pogu Deli', '浦口熟食店', '浦口（ポグ）デリ'),
  cuisineLabel: t('델리', 'Deli', '熟食店', 'デリ'),
  cuisine: 'lounge',
  description: t(
    '작은 배가 드나드는 포구처럼, 오가는 길에 잠시 닻을 내리는 델리입니다. 월파와 셀레네의 주방이 도시락과 선물을 함께 꾸립니다. 해변에서, 기차에서, 집에서 풀어 보십시오.',
    'Like a little harbour for passing boats, a deli to drop anchor at on your way. The kitchens of Wolpa and Selene pack its lunch boxes and gifts together. Open them on the beach, on the train, at home.',
    '如小船往来的渡口，途中可暂泊片刻的熟食店。月波与塞勒涅的厨房合力备下便当与礼盒，可在海滩、列车或家中开启。',
    '小舟が行き交う船着き場のように、道すがら錨を下ろすデリ。月波とセレーネの厨房が弁当と贈り物を仕立てます。浜辺で、列車で、ご自宅でどうぞ。',
  ),
  location: t(
    '본관 1층, 로비 동쪽',
    'Main building, 1st floor, east of the lobby',
    '主楼一层，大堂东侧',
    '本館1階 ロビー東側',
  ),
  facilities: t(
    '보랭 가방\n해변용 돗자리 대여',
    'Cool bags\nBeach mats to borrow',
    '保冷袋\n海滩垫借用',
    '保冷バッグ\n浜辺用の敷物の貸し出し',
  ),
  parking: parking.H02,
  chef: {
    name: t('점장 송미경', 'Song Mi-kyung, manager', '店长 宋美景', '店長 ソン・ミギョン'),
    words: t(
      '도시락은 식어도 맛있어야 합니다. 그래서 저희는 갓 지은 밥이 아니라 두 시간 뒤의 밥을 맛보고 간을 정합니다. 뚜껑을 여시는 곳의 풍경이 마지막 반찬입니다.',
      'A lunch box has to taste good when it is cold. So we season for how the rice will taste two hours later, not for how it tastes fresh from the pot. The view where you lift the lid is the last of the side dishes.',
      '便当凉了也要好吃。所以我们定味时，想的是两小时后的口感，而不是刚出锅的那一刻。您揭开盒盖时眼前的风景，是最后一道小菜。',
      'お弁当は冷めてもおいしくなければなりません。ですから炊きたてではなく、2時間後のご飯を味見して味を決めます。蓋を開ける場所の景色が、最後のおかずです。',
    ),
  },
  children: t(
    '어린이 도시락은 하루 전에 주문하실 수 있으며, 맵지 않고 작은 크기로 담아 드립니다.',
    'Order a children’s lunch box a day ahead: no spice, small portions.',
    '儿童便当可提前一日订购，口味不辣，份量小巧。',
    'お子様弁当は前日までに承ります。辛くない味付けで、小さめにお詰めします。',
  ),
  pickupNotice: joinLines(
    notices.pickup,
    t(
      '도시락은 받으신 뒤 2시간 안에 드시기를 권합니다.',
      'Lunch boxes are best within two hours of collection.',
      '便当建议取货后2小时内食用。',
      'お弁当はお受け取りから2時間以内にお召し上がりください。',
    ),
  ),
  phone: '051-000-2205',
  mailbox: 'pogu@dalbit.example',
  seatCount: 0,
  pictures: ['deli-counter', 'deli-table', 'lunch-box', 'gift-box'],
  categories: [
    { name: t('도시락', 'Deli', '便当', 'お弁当'), type: 'pickup' },
    { name: t('선물', 'Gift', '礼盒', 'ギフト'), type: 'pickup' },
  ],
  sittings: [],
  menus: [],
  createProducts: (calendar) => [
    {
      code: 'P20501',
      category: 1,
      type: 'pickup',
      zone: 'L',
      name: t('바다 도시락', 'Lunch box of the sea', '海之便当', '海のお弁当'),
      description: t(
        '전복장과 붕장어구이, 미역밥을 옻칠 상자에 칸칸이 담았습니다. 배가 쉬는 화요일에는 준비하지 않습니다.',
        'Soy-cured abalone, grilled sea eel and seaweed rice, each in its place in a lacquer box. None on Tuesdays, when the boats stay in.',
        '酱腌鲍鱼、烤星鳗与海带饭，分格盛于漆盒。周二渔船休息，恕不供应。',
        '鮑の醤油漬け、焼き穴子、わかめご飯を漆の箱に。船が休む火曜はご用意がございません。',
      ),
      pictures: ['lunch-box', 'deli-table', 'deli-counter'],
      pickup: { price: 68000, leadDays: 1, flags: '1011111' },
      memberDiscountPercent: 0,
      dayLimit: 40,
      personLimit: 10,
      asksAllergies: true,
    },
    {
      code: 'P20502',
      category: 2,
      type: 'pickup',
      zone: 'L',
      name: t('월파 전복장 선물', 'Wolpa’s soy-cured abalone', '月波酱腌鲍鱼礼盒', '月波の鮑の醤油漬け'),
      description: t(
        '완도 전복 열 마리를 삼 년 묵은 간장에 닷새 재운 선물입니다. 정성이 드는 만큼 닷새 전까지 주문해 주십시오.',
        'Ten Wando abalone, five days in soy that has aged for three years. Good things take time: please order five days ahead.',
        '莞岛鲍鱼十只，浸于三年陈酱油五日而成。因费时用心，请提前5日订购。',
        '莞島の鮑10個を3年熟成の醤油に5日漬け込んだ贈り物。手間のかかる品ですので、5日前までにご注文ください。',
      ),
      pictures: ['gift-box', 'abalone-rice'],
      pickup: { price: 165000, leadDays: 5 },
      memberDiscountPercent: 8,
      notSoldOn: [20, 80, 140, 200, 260, 320].map((offset) => ({
        from: calendar.getDay(offset),
        to: calendar.getDay(offset + 2),
      })),
      dayLimit: 15,
    },
    {
      code: 'P20503',
      category: 2,
      type: 'pickup',
      zone: 'L',
      period: { from: calendar.getDay(-90), to: calendar.getDay(400) },
      name: t('와인과 치즈 바구니', 'Wine and cheese hamper', '葡萄酒芝士礼篮', 'ワインとチーズのバスケット'),
      description: t(
        '셀레네의 소믈리에가 고른 레드 한 병과 치즈 네 가지, 무화과 잼을 담았습니다. 지금은 기간 할인으로 만나실 수 있습니다.',
        'A red chosen by Selene’s sommelier, four cheeses and fig jam. At a reduced price for the time being.',
        '塞勒涅侍酒师甄选红酒一瓶、芝士四款与无花果酱。现享限时优惠。',
        'セレーネのソムリエが選ぶ赤ワイン1本、チーズ4種、いちじくのジャム。ただいま期間割引でお届けします。',
      ),
      pictures: ['wine', 'gift-box'],
      pickup: {
        price: 240000,
        leadDays: 2,
        discount: {
          rate: 25,
          weekdayRate: 10,
          weekendRate: 5,
          period: { from: calendar.getDay(0), to: calendar.getDay(180) },
        },
      },
      questions: [
        {
          name: t(
            '카드에 적어 드릴 말씀이 있으십니까?',
            'What shall we write on the card?',
            '请填写希望写在卡片上的文字。',
            'カードに添えるお言葉はございますか。',
          ),
        },
      ],
    },
  ],
};
