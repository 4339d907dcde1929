import { t } from '../t';
import type { VenueData } from '../venue-data';
import { joinLines, mealLabels, notices, parking, tableCategory } from './common';

/**
 * Dalbit Busan: lounge and bar. Demonstrates a product with its own start times, a menu that counts as two covers, and
 * a table without prepayment.
 */
export const joseok: VenueData = {
  code: 'D204',
  hotel: 'H02',
  name: t('라운지 조석', 'Lounge Joseok', '潮汐酒廊', 'ラウンジ 潮汐（チョソク）'),
  cuisineLabel: t(
    '라운지 · 티와 칵테일',
    'Lounge · tea and cocktails',
    '酒廊 · 茶与鸡尾酒',
    'ラウンジ・紅茶とカクテル',
  ),
  cuisine: 'lounge',
  hasView: true,
  description: t(
    '아침의 밀물을 조, 저녁의 밀물을 석이라 부릅니다. 바다가 하루 두 번 다녀가는 동안 차 한 주전자, 술 한 잔을 곁에 두십시오. 해가 지는 이십 분 동안은 음악도 멈춥니다.',
    'Jo is the morning tide, seok the evening one. While the sea comes and goes twice a day, keep a pot of tea or a glass beside you. For the twenty minutes of sunset even the music stops.',
    '晨潮为“潮”，夕潮为“汐”。大海一日两度往返，且以一壶茶、一盏酒相伴。日落的二十分钟里，音乐也会静止。',
    '朝の満ち潮を「潮」、夕べの満ち潮を「汐」と呼びます。海が日に二度訪れるあいだ、お茶を一ポット、お酒を一杯どうぞ。日が沈む20分間は、音楽も止みます。',
  ),
  location: t('본관 15층', 'Main building, 15th floor', '主楼十五层', '本館15階'),
  facilities: t(
    '테라스 서른 석\n망원경\n전 좌석 금연',
    'Thirty terrace seats\nTelescope\nNon-smoking throughout',
    '露台三十席\n望远镜\n全场禁烟',
    'テラス30席\n望遠鏡\n全席禁煙',
  ),
  parking: parking.H02,
  chef: {
    name: t(
      '헤드 바텐더 임재윤',
      'Lim Jae-yoon, head bartender',
      '首席调酒师 林在允',
      'ヘッドバーテンダー イム・ジェユン',
    ),
    words: t(
      '물때표를 바 안쪽에 붙여 두었습니다. 밀물이 드는 시간에는 짠맛이 어울리고, 썰물에는 쓴맛이 어울립니다. 해가 지는 이십 분 동안은 저도 셰이커를 내려놓고 함께 봅니다.',
      'A tide table hangs behind the bar. A rising sea goes with salt, a falling one with bitters. For the twenty minutes of sunset I put the shaker down and watch with you.',
      '吧台里贴着潮汐表。涨潮时宜咸，退潮时宜苦。日落的二十分钟，我也放下摇酒壶，与您一同看海。',
      'バーの内側に潮見表を貼っています。満ちる頃には塩味が、引く頃には苦味が合います。日が沈む20分間は、私もシェーカーを置いてご一緒に眺めます。',
    ),
  },
  dressCode: t(
    '스마트 캐주얼을 권해 드립니다. 수영복 차림은 삼가 주십시오.',
    'Smart casual; no swimwear, please.',
    '建议着商务休闲装，请勿穿泳装。',
    'スマートカジュアルをおすすめします。水着でのご利用はご遠慮ください。',
  ),
  children: t(
    '20:00까지는 모든 연령의 어린이를 환영합니다. 망원경은 낮은 발판과 함께 쓰실 수 있습니다.',
    'Children of every age are welcome until 20:00. The telescope has a step for them.',
    '20:00前欢迎各年龄段儿童，望远镜旁备有矮踏板。',
    '20:00までは何歳のお子様も歓迎いたします。望遠鏡には踏み台をご用意しております。',
  ),
  notice: joinLines(
    t(
      '20:00부터는 만 19세 이상만 모십니다.',
      'From 20:00 guests must be 19 or older.',
      '20:00起仅接待年满19岁的宾客。',
      '20:00以降は19歳以上の方のみのご利用です。',
    ),
    notices.window,
    notices.late,
    notices.groups,
  ),
  phone: '051-000-2204',
  seatCount: 74,
  pictures: ['lounge-busan', 'joseok-table', 'cocktails', 'tea-set'],
  categories: [tableCategory],
  sittings: [
    {
      meal: 'L',
      label: mealLabels.tea,
      days: 'daily',
      from: '14:30',
      to: '17:30',
      starts: ['14:30', '16:00'],
      seats: 30,
    },
    {
      meal: 'D',
      label: mealLabels.bar,
      days: 'weekdays',
      from: '18:00',
      to: '24:00',
      starts: ['18:00', '19:30', '21:00'],
      seats: 36,
    },
    {
      meal: 'D',
      label: mealLabels.bar,
      days: 'weekend',
      from: '17:30',
      to: '24:00',
      starts: ['17:30', '19:00', '20:30', '22:00'],
      seats: 44,
    },
  ],
  menus: [
    {
      index: 20401,
      name: t('오션 애프터눈 티(두 분)', 'Ocean tea for two', '海景下午茶（双人）', 'オーシャンティー（2名様分）'),
      description: t(
        '조개 모양 마들렌과 성게 샌드위치',
        'Shell madeleines and sea-urchin sandwiches',
        '贝壳玛德琳与海胆三明治',
        '貝殻のマドレーヌと雲丹のサンドイッチ',
      ),
      price: 128000,
      allergens: ['egg', 'milk', 'wheat'],
      covers: 2,
      picture: 'madeleines',
    },
    {
      index: 20402,
      name: t('하이볼과 굴 여섯', 'Highball with six oysters', '嗨棒配生蚝六只', 'ハイボールと牡蠣6個'),
      description: t(
        '자리에서 주문하실 수 있습니다',
        'To be ordered at your table',
        '可于席间点选',
        'お席でご注文いただけます',
      ),
      price: 62000,
      allergens: ['shellfish'],
      diets: ['alcohol'],
      picture: 'yunseul-table',
    },
  ],
  createProducts: () => [
    {
      code: 'P20401',
      category: 1,
      type: 'table',
      zone: 'L',
      times: ['14:30', '16:00'],
      name: t('오션 애프터눈 티', 'Ocean afternoon tea', '海景下午茶', 'オーシャンアフタヌーンティー'),
      description: t(
        '조개 모양 마들렌과 성게 샌드위치가 삼단에 오르는 두 분의 오후입니다. 주말에는 창가가 먼저 차니 서둘러 예약해 주십시오.',
        'An afternoon for two: madeleines like shells and sea-urchin sandwiches on three tiers. At weekends the window goes first, so reserve early.',
        '贝壳玛德琳与海胆三明治列于三层，双人午后时光。周末窗边先满，敬请趁早。',
        '貝殻のマドレーヌと雲丹のサンドイッチを三段に。お二人のための午後です。週末は窓辺から埋まりますので、お早めに。',
      ),
      pictures: ['tea-set', 'lounge-busan'],
      options: [{ menu: 20401 }],
      memberDiscountPercent: 0,
      asksAllergies: true,
    },
    {
      code: 'P20402',
      category: 1,
      type: 'table',
      zone: 'D',
      name: t('해 질 녘의 바 자리', 'A seat at sunset', '日暮吧台席', '夕暮れのバー席'),
      description: t(
        '지금 결제하실 금액은 없습니다. 해가 바다에 닿는 시각을 미리 알려 드리니 그때에 맞추어 오십시오.',
        'There is nothing to pay now. We will tell you when the sun meets the sea, so that you can be there in time.',
        '此刻无需付款。我们会告知落日入海的时刻，请适时光临。',
        'ただいまお支払いいただく金額はございません。日が海に触れる時刻をお知らせしますので、それに合わせてお越しください。',
      ),
      pictures: ['cocktails', 'lounge-busan'],
      options: [{ menu: 20402, displayOnly: true }],
    },
  ],
};
