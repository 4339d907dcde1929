import { type CataloguePicture, createPicture, t } from './picture';

export const interiors = {
  'manwol-hall': createPicture(
    t(
      '둥근 조명 아래 길게 이어진 만월의 홀',
      'The long hall of Manwol beneath its round lamps',
      '圆灯之下悠长的满月大厅',
      '丸い灯りの下に長くつづく満月のホール',
    ),
    { focus: [0.55, 0.52] },
  ),
  'wolyeong-room': createPicture(
    t(
      '한지 미닫이와 긴 좌식 탁자가 있는 월영의 룸',
      'A private room at Wolyeong with paper doors and a long table',
      '设有纸门与长桌的月影包间',
      '障子と長い卓のある月影の個室',
    ),
    { focus: [0.45, 0.6] },
  ),
  'wolyeong-room-four': createPicture(
    t(
      '네 분을 위해 차린 작은 좌식 탁자와 달항아리가 있는 월영의 룸',
      'A small room at Wolyeong, its low table laid for four beside a white moon jar',
      '矮桌备有四席、一旁陈列白瓷月缸的月影小包间',
      '4名様の膳を整えた低い卓と白磁の満月壺がある月影の個室',
    ),
    { focus: [0.5, 0.6], scene: 'wolyeong_room', view: 'four' },
  ),
  'wolyeong-room-eight': createPicture(
    t(
      '달빛 어린 한지 문을 따라 여덟 자리를 마련한 월영의 룸',
      'A room at Wolyeong for eight along paper doors lit by the moon',
      '沿着映有月光的纸门设八席的月影包间',
      '月明かりの障子に沿って8席を設けた月影の個室',
    ),
    { focus: [0.5, 0.6], scene: 'wolyeong_room', view: 'eight' },
  ),
  'wolyeong-room-ten': createPicture(
    t(
      '정원을 향해 열 자리가 마주 앉은 월영의 큰 룸',
      'The largest room at Wolyeong, ten places facing each other towards the garden',
      '十席相对、面向庭园的月影大包间',
      '庭に向かい10席が向き合う月影の大きな個室',
    ),
    { focus: [0.5, 0.6], scene: 'wolyeong_room', view: 'ten' },
  ),
  'eunharu-room': createPicture(
    t(
      '회전 원탁과 수묵 병풍이 있는 은하루의 룸',
      'A private room at Eunharu with a revolving table and an ink-painted screen',
      '设有转盘圆桌与水墨屏风的银河楼包间',
      '回転円卓と水墨の屏風を備えた銀河楼の個室',
    ),
    { focus: [0.5, 0.58] },
  ),
  'eunharu-room-six': createPicture(
    t(
      '둥근 문 너머로 대숲이 보이는 은하루의 작은 룸',
      'A small room at Eunharu with a moon gate onto bamboo',
      '月门外可见竹林的银河楼小包间',
      '円い門の向こうに竹林を望む銀河楼の小さな個室',
    ),
    { focus: [0.5, 0.58], scene: 'eunharu_room', view: 'spring' },
  ),
  'eunharu-room-eight': createPicture(
    t(
      '여덟 자리 원탁을 둔 감빛 벽의 은하루 룸',
      'A room at Eunharu with persimmon walls and a round table for eight',
      '柿色墙面、八席圆桌的银河楼包间',
      '柿色の壁に8席の円卓を置いた銀河楼の個室',
    ),
    { focus: [0.5, 0.6], scene: 'eunharu_room', view: 'autumn' },
  ),
  'eunharu-room-ten': createPicture(
    t(
      '붉은 등 아래 열 자리 원탁을 둔 은하루의 큰 룸',
      'The large room at Eunharu, a round table for ten beneath silk lanterns',
      '绸灯下设十席圆桌的银河楼大包间',
      '絹の灯りの下に10席の円卓を置いた銀河楼の大きな個室',
    ),
    { focus: [0.5, 0.6], scene: 'eunharu_room', view: 'altair' },
  ),
  'oboro-counter': createPicture(
    t(
      '편백 카운터 위로 등 하나가 비치는 스시 오보로',
      'One lamp over the hinoki counter of Sushi Oboro',
      '一盏灯照着桧木板前的寿司胧',
      '檜のカウンターに灯りがひとつ、鮨 朧',
    ),
    { focus: [0.5, 0.48] },
  ),
  'boreum-counter': createPicture(
    t(
      '갓 구운 빵과 케이크가 놓인 보름 베이커리의 진열대',
      'Fresh bread and cakes on the counter of Boreum Bakery',
      '望月烘焙坊陈列着新鲜面包与蛋糕的柜台',
      '焼きたてのパンとケーキが並ぶベーカリー望月のカウンター',
    ),
    { focus: [0.5, 0.55] },
  ),
  'yunseul-hall': createPicture(
    t(
      '통유리 너머 밤바다가 펼쳐지는 윤슬의 홀',
      'The dining room of Yunseul with the night sea behind tall glass',
      '落地窗外夜海铺展的潋光大厅',
      '大きな窓の向こうに夜の海が広がる潤光のホール',
    ),
    { focus: [0.52, 0.55] },
  ),
  'selene-room': createPicture(
    t(
      '와인 셀러로 둘러싸인 셀레네 그릴의 룸',
      'A private room at Selene Grill among wine cellars',
      '酒窖环绕的塞勒涅扒房包间',
      'ワインセラーに囲まれたセレーネ グリルの個室',
    ),
    { focus: [0.48, 0.58] },
  ),
  'selene-room-ten': createPicture(
    t(
      '푸른 벽판과 열 자리 긴 식탁이 있는 셀레네 그릴의 룸',
      'A blue-panelled room at Selene Grill with a long table for ten',
      '蓝色护墙板与十席长桌的塞勒涅扒房包间',
      '青い羽目板と10席の長い卓があるセレーネ グリルの個室',
    ),
    { focus: [0.5, 0.6], scene: 'selene_room', view: 'grand' },
  ),
  'wolpa-room': createPicture(
    t(
      '둥근 창으로 바다가 들어오는 월파의 룸',
      'A private room at Wolpa with the sea in a round window',
      '圆窗纳海的月波包间',
      '丸窓に海を望む月波の個室',
    ),
    { focus: [0.48, 0.55] },
  ),
  'wolpa-room-four': createPicture(
    t(
      '둥근 바다 창 앞에 네 자리를 마련한 월파의 작은 룸',
      'A small room at Wolpa, a table for four before the round sea window',
      '圆形海窗前设四席的月波小包间',
      '海の丸窓の前に4席を設けた月波の小さな個室',
    ),
    { focus: [0.5, 0.56], scene: 'wolpa_room', view: 'four' },
  ),
  'wolpa-room-ten': createPicture(
    t(
      '넓은 창으로 밤바다가 펼쳐지는 월파의 열 자리 룸',
      'The room for ten at Wolpa, its wide window open to the night sea',
      '宽窗尽览夜海的月波十席包间',
      '大きな窓に夜の海が広がる月波の10席の個室',
    ),
    { focus: [0.5, 0.58], scene: 'wolpa_room', view: 'ten' },
  ),
  'deli-counter': createPicture(
    t(
      '도시락과 선물 상자가 가지런한 포구 델리의 진열대',
      'Lunch boxes and gift boxes in a row at Pogu Deli',
      '便当与礼盒整齐排列的浦口熟食店',
      '弁当と贈り物の箱が整然と並ぶ浦口デリ',
    ),
    { focus: [0.5, 0.55] },
  ),
  'hyeonmu-hall': createPicture(
    t(
      '현무암 벽을 따라 불빛이 이어진 현무의 홀',
      'The dining room of Hyeonmu, lamps along a wall of basalt',
      '玄武岩墙边灯光相连的玄武大厅',
      '玄武岩の壁に灯りがつづく玄武のホール',
    ),
    { focus: [0.45, 0.55] },
  ),
  'oreum-room': createPicture(
    t(
      '돌담과 대나무가 보이는 오름의 룸',
      'A private room at Oreum looking onto stone walls and bamboo',
      '可望见石墙与翠竹的奥伦炭烤包间',
      '石垣と竹を望むオルムの個室',
    ),
    { focus: [0.5, 0.58] },
  ),
  'oreum-room-ten': createPicture(
    t(
      '구리 후드 아래 화로 식탁 둘을 둔 오름의 큰 룸',
      'The large room at Oreum with two hearth tables beneath copper hoods',
      '铜罩下设两张炉桌的奥伦大包间',
      '銅のフードの下に炉の卓を二つ置いたオルムの大きな個室',
    ),
    { focus: [0.5, 0.6], scene: 'oreum_room', view: 'two' },
  ),
  'laluna-hall': createPicture(
    t(
      '달빛 드는 테라스로 열린 라 루나의 홀',
      'The dining room of La Luna opening onto a moonlit terrace',
      '通向月光露台的拉露娜大厅',
      '月明かりのテラスへ開くラルーナのホール',
    ),
    { focus: [0.5, 0.55] },
  ),
} as const satisfies Record<string, CataloguePicture>;
