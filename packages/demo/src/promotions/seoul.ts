import { t } from '../t';
import { createPage, type PromotionData } from './promotion-data';

export const seoulPromotions: readonly PromotionData[] = [
  {
    code: 'PR1001',
    hotel: 'H01',
    venue: 'D101',
    product: 'P10104',
    banner: { motif: 'yearend' },
    from: -12,
    to: 45,
    name: t('만월의 겨울 만찬', 'A winter feast at Manwol', '满月冬日盛宴', '満月の冬の晩餐'),
    simpleDescription: t(
      '대게와 양갈비, 따뜻한 뱅쇼로 여는 저녁 뷔페',
      'Snow crab, rack of lamb and mulled wine at the dinner buffet',
      '雪蟹、羊排与热红酒的晚餐自助',
      'ずわい蟹と仔羊、ヴァン・ショーのディナービュッフェ',
    ),
    content: createPage(
      [
        '해가 짧아질수록 저녁은 길어집니다. 만월의 긴 홀에 겨울의 접시를 차렸습니다.',
        [
          '동해 대게 찜과 로즈마리 양갈비',
          '셰프가 앞에서 잘라 드리는 한우 등심 로스트',
          '오렌지와 정향을 넣은 뱅쇼 한 잔',
        ],
        '디너 뷔페 예약에 추가 금액 없이 포함됩니다. 12월 20일부터 31일까지는 성탄 갈라 디너도 함께 엽니다.',
      ],
      [
        'The shorter the day, the longer the evening. Manwol’s long hall is laid with the plates of winter.',
        [
          'Steamed snow crab from the East Sea, rack of lamb with rosemary',
          'Roast Korean beef, carved to order',
          'A glass of wine mulled with orange and clove',
        ],
        'Included in every dinner buffet at no extra charge. From 20 to 31 December the Christmas gala dinner is served as well.',
      ],
      [
        '白昼愈短，夜宴愈长。长厅已备好冬日之味。',
        ['东海雪蟹与迷迭香羊排', '主厨现切的韩牛西冷', '香橙丁香热红酒一杯'],
        '已含于晚餐自助，不另收费。12月20日至31日另设圣诞盛宴。',
      ],
      [
        '日が短くなるほど、夜は長くなります。満月の長いホールに冬の皿を並べました。',
        [
          '東海のずわい蟹とローズマリー風味の仔羊',
          '目の前で切り分ける韓牛のロースト',
          'オレンジとクローブのヴァン・ショー1杯',
        ],
        'ディナービュッフェに追加料金なしで含まれます。12月20日〜31日はクリスマスガラディナーも開催いたします。',
      ],
    ),
    link: '/reservation/step/2/D101',
  },
  {
    code: 'PR1002',
    hotel: 'H01',
    venue: 'D104',
    product: 'P10402',
    banner: { motif: 'sushi' },
    from: -30,
    to: 21,
    name: t('오보로, 방어의 계절', 'Oboro: the season of yellowtail', '胧 · 鰤鱼之季', '朧、鰤の季節'),
    simpleDescription: t(
      '열흘 숙성한 대방어를 세 가지 결로',
      'Winter yellowtail, aged ten days, in three cuts',
      '熟成十日的寒鰤三味',
      '十日熟成の寒鰤を三つの味わいで',
    ),
    content: createPage(
      [
        '바람이 차가워지면 방어에 단맛이 오릅니다. 가장 좋은 때의 한 마리를 열흘 기다려 쥡니다.',
        [
          '등살은 소금으로, 뱃살은 살짝 그을려, 가마살은 간장에 재워',
          '디너 오마카세를 예약하신 모든 분께',
          '어울리는 도야마 사케 한 잔을 9,000원에',
        ],
        '물때에 따라 다른 생선으로 바뀔 수 있습니다. 카운터 열두 석으로만 모십니다.',
      ],
      [
        'When the wind turns cold, yellowtail turns sweet. We wait ten days for a fish at its best, and then shape it.',
        [
          'The back with salt, the belly lightly seared, the collar steeped in soy',
          'For every guest of the dinner omakase',
          'A cup of Toyama sake to go with it for ₩9,000',
        ],
        'The sea decides: another fish may take its place. Twelve seats at the counter only.',
      ],
      [
        '寒风渐起，鰤鱼渐甜。静候十日，只握最好的一尾。',
        ['背肉佐盐，腹肉轻炙，鳃边渍酱油', '所有晚餐主厨发办宾客均可享用', '另可以₩9,000搭配富山清酒一盏'],
        '视当日渔获可能更换鱼种。仅限板前十二席。',
      ],
      [
        '風が冷たくなると、鰤に甘みがのります。いちばん良い一尾を十日待って握ります。',
        ['背は塩で、腹は軽く炙り、かまは漬けで', '夜のおまかせをご予約の皆様へ', '富山の日本酒1杯を₩9,000で'],
        '入荷により魚が変わることがございます。カウンター12席のみのご案内です。',
      ],
    ),
    link: '/reservation/step/2/D104',
  },
  {
    code: 'PR1003',
    hotel: 'H01',
    venue: 'D106',
    product: 'P10601',
    banner: { picture: 'cake' },
    from: -5,
    to: 30,
    name: t('보름달 케이크 미리 예약', 'Full moon cakes, reserved ahead', '圆月蛋糕预订礼', '十五夜ケーキのご予約'),
    simpleDescription: t(
      '사흘 전에 예약하시면 초와 카드를 함께',
      'Order three days ahead; candles and a card come with it',
      '提前三日预订，附赠蜡烛与卡片',
      '3日前のご予約でキャンドルとカードを',
    ),
    content: createPage(
      [
        '하루에 스무 개만 굽는 보름달 치즈 케이크입니다. 받으실 날을 먼저 정해 두시면 기다림이 없습니다.',
        ['온라인 픽업 예약 20% 할인', '별 모양 초 여섯 개와 손글씨 카드', '남색 보랭 가방 포장'],
        '한 분이 세 개까지 예약하실 수 있습니다. 08:00부터 보름 베이커리에서 드립니다.',
      ],
      [
        'Only twenty full moon cheesecakes are baked a day. Choose your day beforehand and there is nothing to wait for.',
        [
          '20% off when reserved online for collection',
          'Six star candles and a handwritten card',
          'An indigo cool bag',
        ],
        'Up to three per person. Ready at Boreum Bakery from 08:00.',
      ],
      [
        '圆月芝士蛋糕每日仅烤二十个。提前选定日期，无须等候。',
        ['线上自提预订享20%优惠', '星形蜡烛六支与手写卡片', '靛蓝保冷袋包装'],
        '每人限3个。08:00起可于望月烘焙坊自提。',
      ],
      [
        '1日20個だけ焼く十五夜チーズケーキ。お受け取りの日を先にお選びいただけます。',
        [
          'オンラインのテイクアウト予約で20%割引',
          '星のキャンドル6本と手書きのカード',
          '藍色の保冷バッグでお包みします',
        ],
        'お一人様3個まで。08:00からベーカリー望月でお渡しします。',
      ],
    ),
    link: '/reservation/prod/detail/D106/P10601',
  },
  {
    code: 'PR1004',
    hotel: 'H01',
    banner: { motif: 'moonlight' },
    from: null,
    to: null,
    name: t('달빛 회원의 식탁', 'The members’ table', '月光会员之席', 'ダルビッ会員の食卓'),
    simpleDescription: t(
      '평일 15%, 주말 10%, 그리고 5% 적립',
      '15% off on weekdays, 10% at weekends, 5% back in points',
      '平日享15%优惠、周末享10%优惠，另享5%积分',
      '平日15%、週末10%割引、さらに5%のポイント',
    ),
    content: createPage(
      [
        '회원이 되시는 날부터 모든 식사가 조금 더 가벼워집니다. 가입에는 3분이면 충분합니다.',
        ['온라인 예약에서 바로 적용되는 회원가', '방문 다음 날 적립되는 5% 포인트', '결제할 때 고르는 회원 쿠폰'],
        '회원가는 한 번에 여덟 분까지 적용되며 예약금 상품은 제외됩니다.',
      ],
      [
        'From the day you join, every meal costs a little less. Joining takes three minutes.',
        [
          'Member prices at once when you reserve online',
          '5% in points the day after your visit',
          'Your coupons, taken off as you pay',
        ],
        'Member prices apply to up to eight people, and not to deposits.',
      ],
      [
        '自注册会员之日起，每一餐都更为从容。注册仅需三分钟。',
        ['线上预订即享会员价', '用餐次日累积5%积分', '付款时即可使用会员优惠券'],
        '会员价每次至多8位，订金套餐除外。',
      ],
      [
        '会員登録の日から、どのお食事も少しお得に。ご登録は3分で終わります。',
        ['オンライン予約ですぐに使える会員価格', 'ご利用の翌日に5%のポイント', 'お支払い時に選べる会員クーポン'],
        '会員価格は一度に8名様まで。予約金プランは対象外です。',
      ],
    ),
  },
  {
    code: 'PR1005',
    hotel: 'H01',
    venue: 'D105',
    product: 'P10501',
    banner: { motif: 'tea' },
    from: 35,
    to: 120,
    name: t('딸기의 오후', 'Strawberry afternoons', '草莓午后', 'いちごの午後'),
    simpleDescription: t(
      '겨울 딸기로 채운 애프터눈 티가 곧 찾아옵니다',
      'Afternoon tea filled with winter strawberries, coming soon',
      '冬草莓下午茶即将登场',
      '冬いちごのアフタヌーンティー、まもなく',
    ),
    content: createPage(
      [
        '논산에서 새벽에 딴 딸기가 삼단 트레이를 채웁니다. 라운지 달무리의 겨울 오후입니다.',
        [
          '딸기 밀푀유와 장미 스콘, 딸기 브루스케타',
          '딸기 샴페인 한 잔 또는 딸기 우유',
          '14:00와 16:30, 두 번 모십니다',
        ],
        '두 분이 한 세트입니다. 시작하는 날부터 온라인으로 예약하실 수 있습니다.',
      ],
      [
        'Strawberries picked at dawn in Nonsan fill the three tiers of a winter afternoon at Lounge Dalmuri.',
        [
          'Strawberry mille-feuille, rose scones, strawberry bruschetta',
          'A glass of strawberry champagne, or strawberry milk',
          'Two sittings, at 14:00 and 16:30',
        ],
        'One set serves two. Online reservation opens on the first day.',
      ],
      [
        '论山清晨采摘的草莓铺满三层，装点月晕酒廊的冬日午后。',
        ['草莓千层、玫瑰司康与草莓烤面包', '草莓香槟一杯或草莓牛奶', '每日14:00与16:30两场'],
        '一套为双人份。活动首日起开放线上预订。',
      ],
      [
        '論山で夜明けに摘んだいちごが、三段のトレイを満たします。ラウンジ月暈の冬の午後です。',
        [
          'いちごのミルフィーユ、薔薇のスコーン、いちごのブルスケッタ',
          'いちごのシャンパン1杯、またはいちごミルク',
          '14:00と16:30の2部制',
        ],
        '1セットで2名様分です。初日からオンラインでご予約いただけます。',
      ],
    ),
    link: null,
  },
  {
    code: 'PR1006',
    hotel: 'H01',
    venue: 'D102',
    product: 'P10203',
    banner: { picture: 'korean-table' },
    from: -96,
    to: -38,
    name: t('월영의 송이와 가을', 'Pine mushrooms at Wolyeong', '月影松茸之秋', '月影、松茸の秋'),
    simpleDescription: t(
      '양양 송이로 차린 가을 상',
      'An autumn table of pine mushrooms from Yangyang',
      '韩国襄阳松茸的秋日餐桌',
      '襄陽の松茸でととのえた秋の膳',
    ),
    content: createPage(
      [
        '송이의 향이 가장 짙은 여섯 주 동안 월영의 상을 가을로 바꾸었습니다.',
        ['송이 돌솥밥과 소고기 구이', '송이 맑은국', '햅쌀 막걸리 한 잔'],
        '많은 사랑 속에 마쳤습니다. 내년 가을에 다시 뵙겠습니다.',
      ],
      [
        'For six weeks, while the scent of pine mushrooms was deepest, Wolyeong’s table turned to autumn.',
        ['Stone-pot rice with pine mushrooms and grilled beef', 'Clear mushroom soup', 'A cup of new-rice makgeolli'],
        'It has ended, with our thanks. Until next autumn.',
      ],
      [
        '松茸香气最浓的六周，月影的餐桌换上秋色。',
        ['松茸石锅饭与烤牛肉', '松茸清汤', '新米浊酒一杯'],
        '活动已圆满结束，来年秋天再会。',
      ],
      [
        '松茸の香りがもっとも深い6週間、月影の膳は秋に染まりました。',
        ['松茸の釜飯と牛肉の焼物', '松茸のお吸い物', '新米のマッコリ1杯'],
        'ご好評のうちに終了いたしました。また来年の秋に。',
      ],
    ),
    link: null,
  },
];
