import { t } from '../t';
import { createPage, type PromotionData } from './promotion-data';

export const busanPromotions: readonly PromotionData[] = [
  {
    code: 'PR2001',
    hotel: 'H02',
    venue: 'D201',
    product: 'P20104',
    banner: { motif: 'season' },
    from: -8,
    to: 60,
    name: t('윤슬, 겨울 바다의 밤', 'Winter sea nights at Yunseul', '潋光 · 冬海之夜', '潤光、冬の海の夜'),
    simpleDescription: t(
      '기장 대게와 통영 굴이 오르는 시푸드 디너',
      'A seafood dinner of Gijang snow crab and Tongyeong oysters',
      '机张雪蟹与统营生蚝的海鲜晚餐',
      '機張のずわい蟹と統営の牡蠣が並ぶシーフードディナー',
    ),
    content: createPage(
      [
        '바다가 가장 차가운 때, 바닷속은 가장 달아집니다. 새벽 경매의 상자가 그대로 윤슬로 옵니다.',
        ['통영 석화와 기장 대게, 바닷가재 그릴', '노을을 마주한 창가 자리(도착하신 순서대로)', '스파클링 와인 한 잔'],
        '주말 디너는 17:30과 20:00, 두 번 모십니다.',
      ],
      [
        'When the sea is coldest it tastes sweetest. The crates of the dawn auction come straight to Yunseul.',
        [
          'Tongyeong oysters, Gijang snow crab, grilled lobster',
          'Window seats facing the dusk, in order of arrival',
          'A glass of sparkling wine',
        ],
        'At weekends dinner is served in two sittings, at 17:30 and 20:00.',
      ],
      [
        '海水最冷之时，海味最甜。清晨拍卖的渔获直送潋光。',
        ['统营生蚝、机张雪蟹与炭烤龙虾', '面朝暮色的窗边座（按到店顺序）', '起泡酒一杯'],
        '周末晚餐分17:30与20:00两场。',
      ],
      [
        '海がいちばん冷たいとき、海の幸はいちばん甘くなります。夜明けの競りの箱がそのまま潤光へ。',
        [
          '統営の牡蠣、機張のずわい蟹、ロブスターのグリル',
          '夕暮れを望む窓辺の席（ご来店順）',
          'スパークリングワイン1杯',
        ],
        '週末のディナーは17:30と20:00の2部制です。',
      ],
    ),
    link: '/reservation/step/2/D201',
  },
  {
    code: 'PR2002',
    hotel: 'H02',
    venue: 'D202',
    product: 'P20205',
    banner: { motif: 'wine' },
    from: -20,
    to: 33,
    name: t('수요일의 와인 메이커', 'The Wednesday winemaker', '周三酿酒师之夜', '水曜のワインメーカー'),
    simpleDescription: t(
      '한 사람의 포도밭을 한 상에 따라 드립니다',
      'One grower’s vineyard, poured through one dinner',
      '一席晚宴，尽饮一座葡萄园',
      '一人の造り手の畑を、一夜の食卓に',
    ),
    content: createPage(
      [
        '수요일마다 셀레네 그릴은 한 사람의 생산자에게 식탁을 내어 드립니다. 잔마다 밭의 해와 비를 들려 드립니다.',
        ['여섯 접시와 여섯 잔의 코스', '드신 와인을 그 자리에서 특별가로', '하루 스무 분, 19:00 한 번'],
        '회원께만 엽니다. 예약제 레스토랑의 취소·환불 규정이 적용됩니다.',
      ],
      [
        'Every Wednesday Selene Grill lends its table to one grower, and each glass tells of a year’s sun and rain.',
        [
          'Six plates, six glasses',
          'The wines of the evening at cellar prices',
          'Twenty guests, one sitting, at 19:00',
        ],
        'For members only. The cancellation and refund policy of reservation-only restaurants applies.',
      ],
      [
        '每逢周三，塞勒涅扒房将餐桌交予一位酿酒师，每一杯都是一年的阳光与雨。',
        ['六道料理配六杯葡萄酒', '当晚酒款可享特惠价', '每晚二十席，19:00一场'],
        '仅限会员，适用预订制餐厅的取消与退款规定。',
      ],
      [
        '水曜日ごとに、セレーネ グリルは一人の造り手に食卓をゆだねます。グラスごとに、その年の陽と雨を。',
        ['6皿と6杯のコース', '当夜のワインを特別価格で', '一夜20名様、19:00より'],
        '会員限定です。予約制レストランのキャンセル・返金規定が適用されます。',
      ],
    ),
    link: '/reservation/prod/detail/D202/P20205',
  },
  {
    code: 'PR2003',
    hotel: 'H02',
    venue: 'D201',
    product: 'P20101',
    banner: { motif: 'morning' },
    from: null,
    to: null,
    name: t('해가 뜨는 아침 식탁', 'Breakfast at sunrise', '日出早餐', '日の出の朝食'),
    simpleDescription: t(
      '일출 30분 전, 창가부터 엽니다',
      'The window seats open half an hour before sunrise',
      '日出前半小时，窗边座先行开放',
      '日の出の30分前、窓辺の席から',
    ),
    content: createPage(
      [
        '해운대의 해는 바다에서 바로 떠오릅니다. 그 시각에 맞추어 커피를 내립니다.',
        ['전복죽과 재첩국이 있는 한식 한 상', '갓 구운 크루아상과 바닷소금 버터', '어린이를 위한 작은 접시'],
        '투숙하지 않으셔도 예약하실 수 있습니다. 창가 자리는 도착하신 순서로 안내해 드립니다.',
      ],
      [
        'At Haeundae the sun comes straight out of the sea. Coffee is poured to meet it.',
        [
          'A Korean breakfast of abalone porridge and clam soup',
          'Croissants from the oven with sea-salt butter',
          'Small plates for children',
        ],
        'Guests who are not staying with us are welcome, too. Window seats go in order of arrival.',
      ],
      [
        '海云台的太阳从海面直升而起，咖啡也恰在此刻备好。',
        ['鲍鱼粥与蚬汤的韩式早餐', '现烤可颂配海盐黄油', '儿童小份餐盘'],
        '非住店宾客亦可预订。窗边座按到店顺序安排。',
      ],
      [
        '海雲台の陽は、海からまっすぐ昇ります。その時刻に合わせてコーヒーを淹れます。',
        ['鮑粥としじみ汁の韓国の膳', '焼きたてのクロワッサンと海塩バター', 'お子様のための小さなお皿'],
        'ご宿泊でない方もご予約いただけます。窓辺の席はご来店順です。',
      ],
    ),
    link: '/reservation/prod/detail/D201/P20101',
  },
  {
    code: 'PR2004',
    hotel: 'H02',
    venue: 'D204',
    banner: { motif: 'moonlight' },
    from: -140,
    to: -50,
    name: t('여름밤의 조석', 'Summer nights at Joseok', '潮汐夏夜', '夏の夜の潮汐'),
    simpleDescription: t(
      '밀물 시각에 맞춘 칵테일 두 잔',
      'Two cocktails timed to the tide',
      '伴随涨潮的两杯鸡尾酒',
      '満ち潮に合わせたカクテル2杯',
    ),
    content: createPage(
      [
        '밀물이 가장 높은 시각에 맞추어 하루 한 번, 라운지의 불을 낮추었습니다.',
        ['바닷소금 마가리타와 자몽 스프리츠', '구운 문어와 올리브', '테라스 음악회'],
        '여름과 함께 마쳤습니다. 함께해 주셔서 감사합니다.',
      ],
      [
        'Once a day, at the height of the tide, the lounge lowered its lights.',
        ['Sea-salt margarita, grapefruit spritz', 'Grilled octopus and olives', 'Music on the terrace'],
        'It ended with the summer. Thank you for joining us.',
      ],
      [
        '每日一次，潮水最高时，酒廊将灯光调暗。',
        ['海盐玛格丽特与西柚气泡酒', '烤章鱼与橄榄', '露台音乐会'],
        '活动已随夏日落幕，感谢您的相伴。',
      ],
      [
        '満ち潮がもっとも高い時刻に一日一度、ラウンジの灯りを落としました。',
        ['海塩のマルガリータとグレープフルーツのスプリッツ', '蛸のグリルとオリーブ', 'テラスの音楽会'],
        '夏とともに終了いたしました。ありがとうございました。',
      ],
    ),
    link: null,
  },
  {
    code: 'PR2005',
    hotel: 'H02',
    venue: 'D205',
    product: 'P20502',
    banner: { motif: 'gift' },
    from: 20,
    to: 85,
    name: t('포구의 새해 선물', 'New Year gifts from Pogu', '浦口新年礼', '浦口の新年の贈り物'),
    simpleDescription: t(
      '전복장과 해초 소금을 보자기에 담아',
      'Soy-cured abalone and seaweed salt, wrapped in cloth',
      '酱鲍鱼与海藻盐，以布巾包裹',
      '鮑の醤油漬けと海藻塩を風呂敷に',
    ),
    content: createPage(
      [
        '새해 인사를 바다의 맛으로 전해 드립니다. 주문을 받은 뒤에 담기 시작합니다.',
        ['월파의 전복장 여섯 마리', '기장 해초 소금과 멸치 세트', '보자기 포장과 손글씨 인사'],
        '받으실 날 닷새 전까지 주문해 주십시오.',
      ],
      [
        'A greeting for the New Year that tastes of the sea. We begin when you have ordered.',
        [
          'Six soy-cured abalone from Wolpa',
          'Seaweed salt and anchovies from Gijang',
          'Wrapped in cloth, with a handwritten greeting',
        ],
        'Please order five days before you collect it.',
      ],
      [
        '以海之味传递新年问候，接单后方开始制作。',
        ['月波酱鲍鱼六只', '机张海藻盐与鳀鱼套装', '布巾包装与手写贺卡'],
        '请于自提日5日前订购。',
      ],
      [
        '新年のご挨拶を海の味で。ご注文をいただいてから仕込みます。',
        ['月波の鮑の醤油漬け6個', '機張の海藻塩といりこのセット', '風呂敷包みと手書きのご挨拶'],
        'お受け取りの5日前までにご注文ください。',
      ],
    ),
  },
];
