import { t } from '../t';
import { createPage, type PromotionData } from './promotion-data';

export const jejuPromotions: readonly PromotionData[] = [
  {
    code: 'PR3001',
    hotel: 'H03',
    venue: 'D302',
    product: 'P30201',
    banner: { motif: 'ember' },
    from: -15,
    to: 40,
    name: t('숯과 흑돼지의 밤', 'Charcoal and black pork', '炭火黑猪之夜', '炭と黒豚の夜'),
    simpleDescription: t(
      '세 부위를 세 가지 소금으로',
      'Three cuts, three salts',
      '三种部位，三种盐',
      '三つの部位を三つの塩で',
    ),
    content: createPage(
      [
        '참숯의 불이 가장 고른 시각에 고기를 올립니다. 오름에서는 불이 먼저이고 고기가 다음입니다.',
        [
          '오겹살과 목살, 꼬들살',
          '해초 소금과 감귤 소금, 죽염, 그리고 멜젓 한 종지',
          '한라산 소주 한 병 또는 감귤 에이드 두 잔',
        ],
        '두 분부터 예약하실 수 있으며, 자리는 1시간 40분 동안 이용하실 수 있습니다.',
      ],
      [
        'Meat goes on when the charcoal burns most evenly. At Oreum the fire comes first.',
        [
          'Belly, collar and the crisp cut beside it',
          'Seaweed, tangerine and bamboo salt, with anchovy sauce',
          'A bottle of Hallasan soju or two tangerine coolers',
        ],
        'For two or more. Tables are yours for an hour and forty minutes.',
      ],
      [
        '炭火最匀之时方才下肉。在奥伦炭烤，火为先，肉为后。',
        ['五花、梅花与脆肉', '海藻盐、柑橘盐、竹盐，配鳀鱼酱', '汉拿山烧酒一瓶或柑橘气泡饮两杯'],
        '2位起订，用餐时间1小时40分钟。',
      ],
      [
        '炭がもっとも均一に熾る頃に肉をのせます。オルムでは、火が先で肉は後です。',
        [
          '皮付き三枚肉（オギョプサル）、肩ロース、コッドゥルサル',
          '海藻塩、みかん塩、竹塩に、かたくちいわしの塩辛',
          '漢拏山焼酎1本、またはみかんエード2杯',
        ],
        '2名様から。お席のご利用は1時間40分です。',
      ],
    ),
    link: '/reservation/step/2/D302',
  },
  {
    code: 'PR3002',
    hotel: 'H03',
    venue: 'D304',
    product: 'P30401',
    banner: { motif: 'tea' },
    from: -25,
    to: 75,
    name: t('귤 따는 오후', 'An afternoon of picking tangerines', '摘柑午后', 'みかん狩りの午後'),
    simpleDescription: t(
      '감귤나무 아래에서 시작하는 애프터눈 티',
      'Afternoon tea that begins beneath the trees',
      '从柑橘树下开始的下午茶',
      'みかんの木の下から始まるティータイム',
    ),
    content: createPage(
      [
        '바구니를 들고 나무 사이를 걸은 뒤, 딴 귤로 낸 차를 드립니다.',
        ['감귤 따기 한 바구니(1kg)', '감귤 타르트와 귤꽃 꿀 스콘', '온실의 창가 자리'],
        '비 오는 날에는 온실 안의 나무에서 따실 수 있습니다.',
      ],
      [
        'Walk between the trees with a basket; tea is then made from what you have picked.',
        [
          'One basket of tangerines (1 kg)',
          'Tangerine tart, scones with blossom honey',
          'A window seat in the glasshouse',
        ],
        'On rainy days you pick from the trees under glass.',
      ],
      [
        '提篮漫步林间，以亲手所摘之柑奉茶。',
        ['采摘柑橘一篮（1公斤）', '柑橘挞与橘花蜜司康', '温室窗边座'],
        '雨天可于温室内采摘。',
      ],
      [
        '籠を手に木々のあいだを歩き、摘んだみかんでお茶をお淹れします。',
        ['みかん狩り1籠（1kg）', 'みかんのタルトと花の蜜のスコーン', '温室の窓辺の席'],
        '雨の日は温室の木からお摘みいただけます。',
      ],
    ),
    link: '/reservation/prod/detail/D304/P30401',
  },
  {
    code: 'PR3003',
    hotel: 'H03',
    banner: { motif: 'moonlight' },
    from: -200,
    to: null,
    name: t('달 뜨는 밤의 제주', 'Jeju at moonrise', '月升济州', '月の昇る済州'),
    simpleDescription: t(
      '보름 전후 사흘, 정원의 등을 끕니다',
      'Three nights around the full moon, the garden goes dark',
      '满月前后三夜，花园熄灯',
      '満月の前後三夜、庭の灯りを消します',
    ),
    content: createPage(
      [
        '보름을 전후한 사흘 밤, 정원의 등을 모두 끄고 달빛으로만 저녁을 드립니다.',
        ['라 루나 테라스의 디너 코스', '현무암 길을 걷는 달빛 산책', '담요와 따뜻한 감귤 차'],
        '구름이 많은 날에는 촛불을 밝힙니다.',
      ],
      [
        'For three nights around the full moon the garden lamps go out, and dinner is served by moonlight alone.',
        [
          'The dinner menu on La Luna’s terrace',
          'A moonlit walk along the basalt path',
          'A blanket and warm tangerine tea',
        ],
        'On cloudy nights we light candles.',
      ],
      [
        '满月前后三夜，花园熄灯，仅以月光佐餐。',
        ['拉露娜露台晚餐套餐', '玄武岩小径的月下漫步', '毛毯与热柑橘茶'],
        '多云之夜将点起烛光。',
      ],
      [
        '満月の前後三夜、庭の灯りをすべて消し、月明かりだけでお食事を。',
        ['ラルーナのテラスでのディナーコース', '玄武岩の道を歩く月夜の散策', 'ブランケットと温かいみかん茶'],
        '雲の多い夜は、ろうそくを灯します。',
      ],
    ),
  },
  {
    code: 'PR3004',
    hotel: 'H03',
    venue: 'D301',
    banner: { motif: 'season' },
    from: -75,
    to: -18,
    name: t('해녀의 아침 바다', 'The divers’ morning sea', '海女的清晨', '海女の朝の海'),
    simpleDescription: t(
      '구좌 해녀가 건져 올린 뿔소라와 성게',
      'Horned turban and sea urchin from the divers of Gujwa',
      '旧左海女打捞的角蝾螺与海胆',
      '旧左の海女が獲る栄螺と雲丹',
    ),
    content: createPage(
      [
        '물때가 열리는 날에만 차릴 수 있었던 상입니다. 여덟 주 동안 현무의 아침에 올렸습니다.',
        ['뿔소라 구이와 성게 미역국', '보말 죽', '해녀가 들려주는 바다 이야기'],
        '산란기를 맞아 마쳤습니다. 바다가 다시 열리면 찾아뵙겠습니다.',
      ],
      [
        'A table that could be laid only on days the tide allowed: eight weeks of mornings at Hyeonmu.',
        ['Grilled horned turban, sea urchin and seaweed soup', 'Sea snail porridge', 'Stories told by the divers'],
        'It has ended for the spawning season and returns when the sea opens again.',
      ],
      [
        '唯有潮水应允之日方可呈上，八周的玄武清晨。',
        ['烤角蝾螺与海胆海带汤', '海螺粥', '海女讲述的海之故事'],
        '因产卵季已结束，待海开之时再会。',
      ],
      [
        '潮が許す日にだけととのえられた膳。8週間、玄武の朝にお出ししました。',
        ['栄螺の焼物と雲丹のわかめスープ', '巻貝のお粥', '海女が語る海の話'],
        '産卵期を迎え終了いたしました。海が開く頃にまた。',
      ],
    ),
    link: null,
  },
  {
    code: 'PR3005',
    hotel: 'H03',
    venue: 'D303',
    product: 'P30302',
    banner: { motif: 'wine' },
    from: 28,
    to: 100,
    name: t('동백과 붉은 와인', 'Camellias and red wine', '山茶花与红酒', '椿と赤ワイン'),
    simpleDescription: t(
      '동백이 피는 겨울, 라 루나의 붉은 코스',
      'La Luna’s red menu while the camellias bloom',
      '山茶盛开之冬，拉露娜的红色套餐',
      '椿の咲く冬、ラルーナの赤いコース',
    ),
    content: createPage(
      [
        '돌담 너머 동백이 피면 라 루나의 접시도 붉어집니다.',
        ['비트 리소토와 와인에 졸인 우설', '토스카나의 붉은 와인 세 잔', '동백 기름으로 만든 젤라토'],
        '시작하는 날부터 디너에만 모십니다.',
      ],
      [
        'When camellias bloom beyond the wall, the plates of La Luna turn red.',
        ['Beetroot risotto, ox tongue braised in wine', 'Three reds from Tuscany', 'Gelato made with camellia oil'],
        'For dinner only, from the first day.',
      ],
      [
        '石墙外山茶盛开，拉露娜的餐盘亦染上红色。',
        ['甜菜根烩饭与红酒炖牛舌', '托斯卡纳红酒三杯', '山茶油冰淇淋'],
        '自活动首日起，仅于晚餐供应。',
      ],
      [
        '石垣の向こうに椿が咲けば、ラルーナの皿も赤く染まります。',
        ['ビーツのリゾットと牛タンのワイン煮', 'トスカーナの赤ワイン3杯', '椿油のジェラート'],
        '初日より、ディナーのみのご案内です。',
      ],
    ),
  },
];
