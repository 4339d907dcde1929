import { type CataloguePicture, createPicture, t } from './picture';

export const tables = {
  'manwol-table': createPicture(
    t(
      '달빛 접시와 은식기를 차린 만월의 식탁',
      'A table at Manwol laid with moon-pale plates and silver',
      '摆着月白餐盘与银器的满月餐桌',
      '月色の皿と銀器を整えた満月の食卓',
    ),
    { focus: [0.5, 0.6] },
  ),
  'wolyeong-table': createPicture(
    t(
      '창호지에 달그림자가 드리운 월영의 식탁',
      'A table at Wolyeong with the shadow of the moon on paper windows',
      '纸窗映月的“月影”餐桌',
      '障子に月が映る、月影の食卓',
    ),
    { focus: [0.45, 0.58] },
  ),
  'eunharu-table': createPicture(
    t(
      '붉은 옻칠 원탁과 등불이 놓인 은하루',
      'A round table of red lacquer and lanterns at Eunharu',
      '红漆圆桌与灯笼相伴的银河楼',
      '朱塗りの円卓と灯籠が並ぶ銀河楼',
    ),
    { focus: [0.52, 0.58] },
  ),
  'oboro-table': createPicture(
    t(
      '칠기 접시와 젓가락을 놓은 스시 오보로의 자리',
      'A seat at Sushi Oboro set with lacquer and chopsticks',
      '摆好漆器与筷子的寿司胧座席',
      '漆の器と箸を置いた鮨 朧の席',
    ),
    { focus: [0.45, 0.6] },
  ),
  'dalmuri-table': createPicture(
    t(
      '창가 낮은 탁자에 놓인 잔과 작은 등',
      'Glasses and a small lamp on a low table by the window at Dalmuri',
      '窗边矮桌上的酒杯与小灯',
      '窓辺の低い卓に置いたグラスと小さな灯り',
    ),
    { focus: [0.5, 0.58] },
  ),
  'boreum-table': createPicture(
    t(
      '갓 구운 빵과 커피를 올린 보름 베이커리의 작은 탁자',
      'Fresh bread and coffee on a small table at Boreum Bakery',
      '放着新鲜面包与咖啡的望月烘焙坊小桌',
      '焼きたてのパンとコーヒーをのせたベーカリー望月の小卓',
    ),
    { focus: [0.45, 0.6] },
  ),
  'yunseul-table': createPicture(
    t(
      '달빛에 반짝이는 바다를 마주한 윤슬의 창가 자리와 얼음 위의 굴',
      'Oysters on ice at a window seat of Yunseul, facing the moonlit sea',
      '潋光窗边座上的冰镇生蚝，窗外是月色粼粼的海面',
      '月にきらめく海に面した潤光の窓辺の席と氷にのせた牡蠣',
    ),
    { focus: [0.5, 0.6] },
  ),
  'selene-table': createPicture(
    t(
      '어두운 목재와 불빛이 어우러진 셀레네 그릴의 식탁',
      'Dark wood and firelight at a table in Selene Grill',
      '深色木质与火光交映的塞勒涅扒房餐桌',
      '深い木目と炎の灯りが映えるセレーネ グリルの食卓',
    ),
    { focus: [0.52, 0.6] },
  ),
  'wolpa-table': createPicture(
    t(
      '물결 무늬 도자기가 놓인 월파의 식탁',
      'Wave-patterned porcelain on a table at Wolpa',
      '摆放着波纹瓷器的月波餐桌',
      '波文様の器を並べた月波の食卓',
    ),
    { focus: [0.48, 0.6] },
  ),
  'joseok-table': createPicture(
    t(
      '잔 두 개와 초를 놓은 라운지 조석의 탁자',
      'Two glasses and a candle on a table at Lounge Joseok',
      '摆着两只酒杯与蜡烛的潮汐酒廊小桌',
      'グラス二つとろうそくを置いたラウンジ潮汐の卓',
    ),
    { focus: [0.5, 0.52] },
  ),
  'deli-table': createPicture(
    t(
      '선물 꾸러미와 도시락을 올린 포구 델리의 나무 상판',
      'Parcels and a lunch box on the wooden top at Pogu Deli',
      '浦口熟食店木台上的礼包与便当',
      '包みと弁当を並べた浦口デリの木の台',
    ),
    { focus: [0.5, 0.58] },
  ),
  'hyeonmu-table': createPicture(
    t(
      '현무암 벽과 낮은 등이 비추는 현무의 식탁',
      'A table at Hyeonmu by a basalt wall and a low lamp',
      '玄武岩墙边、矮灯映照的玄武餐桌',
      '玄武岩の壁と低い灯りに照らされた玄武の食卓',
    ),
    { focus: [0.5, 0.6] },
  ),
  'oreum-table': createPicture(
    t(
      '참숯 화로를 가운데 둔 오름의 식탁',
      'A table at Oreum around a brazier of oak charcoal',
      '中央置有栎炭火炉的奥伦炭烤餐桌',
      '炭火の炉を囲むオルムの食卓',
    ),
    { focus: [0.5, 0.52] },
  ),
  'laluna-table': createPicture(
    t(
      '테라스 너머로 달이 비치는 라 루나의 식탁',
      'A table at La Luna with the moon beyond the terrace',
      '露台外明月相照的拉露娜餐桌',
      'テラスの向こうに月が輝くラルーナの食卓',
    ),
    { focus: [0.5, 0.6] },
  ),
  'gyullim-table': createPicture(
    t(
      '감귤과 찻잔을 놓은 귤림의 탁자',
      'Tangerines and teacups on a table at Gyullim',
      '放着柑橘与茶杯的橘林小桌',
      'みかんと茶碗を置いた橘林の卓',
    ),
    { focus: [0.52, 0.58] },
  ),
} as const satisfies Record<string, CataloguePicture>;
