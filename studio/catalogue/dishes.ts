import { type CataloguePicture, createPicture, t } from './picture';

export const dishes = {
  'buffet-line': createPicture(
    t(
      '은빛 뚜껑과 접시가 이어진 뷔페',
      'A buffet of silver domes and plates',
      '银盖与餐盘相连的自助餐台',
      '銀の蓋と皿がつづくビュッフェ台',
    ),
    { focus: [0.5, 0.6] },
  ),
  'breakfast-table': createPicture(
    t(
      '커피와 과일, 달걀 요리가 놓인 아침 식탁',
      'A breakfast table with coffee, fruit and eggs',
      '摆有咖啡、水果与鸡蛋的早餐桌',
      'コーヒーと果物、卵料理の並ぶ朝の食卓',
    ),
    { focus: [0.45, 0.6] },
  ),
  'korean-table': createPicture(
    t(
      '놋그릇에 정갈하게 담은 한식 상차림',
      'A Korean table set in brassware',
      '盛于黄铜器中的雅致韩餐',
      '真鍮の器に端正に盛った韓国料理の膳',
    ),
    { focus: [0.48, 0.55] },
  ),
  porridge: createPicture(
    t(
      '얇게 저민 전복을 올린 죽 한 그릇',
      'A bowl of porridge topped with sliced abalone',
      '铺着鲍鱼薄片的一碗粥',
      '薄切りの鮑をのせた粥の一椀',
    ),
    { focus: [0.48, 0.55] },
  ),
  'abalone-rice': createPicture(
    t('전복을 얹은 돌솥밥', 'Rice cooked in a stone pot with abalone', '铺着鲍鱼的石锅饭', '鮑をのせた石釜ご飯'),
    { focus: [0.48, 0.45] },
  ),
  'grilled-beef': createPicture(
    t(
      '놋접시에 가지런히 담은 한우 구이',
      'Slices of grilled Korean beef on a brass plate',
      '铜盘上整齐摆放的烤韩牛',
      '真鍮の皿に並べた韓牛の焼き物',
    ),
    { focus: [0.45, 0.5] },
  ),
  'charcoal-grill': createPicture(
    t('참숯 위에서 굽는 고기', 'Meat grilling over oak charcoal', '栎炭上炙烤的肉', '炭火で焼き上げる肉'),
    { focus: [0.5, 0.5] },
  ),
  'seafood-platter': createPicture(
    t(
      '얼음 위에 둘러 담은 굴과 새우, 레몬',
      'Oysters, prawns and lemon on ice',
      '冰上的生蚝、鲜虾与柠檬',
      '氷に盛った牡蠣と海老、レモン',
    ),
    { focus: [0.5, 0.5] },
  ),
  'peking-duck': createPicture(
    t(
      '껍질이 윤기 나게 구워진 북경오리 슬라이스와 밀전병',
      'Sliced Peking duck under glossy skin, with thin pancakes',
      '皮色油亮的北京烤鸭片与薄饼',
      'つややかな皮の北京ダックの薄切りと薄餅',
    ),
    { focus: [0.45, 0.5] },
  ),
  'dim-sum': createPicture(
    t('대나무 찜기에 담긴 딤섬', 'Dim sum in bamboo steamers', '竹蒸笼里的点心', '蒸籠に並ぶ点心'),
    {
      focus: [0.45, 0.55],
    },
  ),
  noodles: createPicture(
    t('맑은 국물에 말아 낸 면 요리 한 그릇', 'A bowl of noodles in clear broth', '清汤面一碗', '澄んだ汁の麺の一椀'),
    { focus: [0.48, 0.48] },
  ),
  nigiri: createPicture(
    t(
      '검은 접시 위에 놓인 초밥 세 점',
      'Three pieces of nigiri on a black plate',
      '黑盘上的三贯握寿司',
      '黒い皿に置かれた三貫の握り',
    ),
    { focus: [0.38, 0.65] },
  ),
  sashimi: createPicture(
    t('얼음과 잎 위에 올린 생선회', 'Sashimi on ice and leaves', '冰与绿叶上的刺身', '氷と葉に盛った刺身'),
    {
      focus: [0.5, 0.55],
    },
  ),
  steak: createPicture(
    t(
      '두툼하게 썬 스테이크와 구운 마늘',
      'Thick-cut steak with roasted garlic',
      '厚切牛排与烤蒜',
      '厚切りのステーキと焼きにんにく',
    ),
    { focus: [0.5, 0.62] },
  ),
  pasta: createPicture(
    t('토마토와 허브를 곁들인 파스타', 'Pasta with tomato and herbs', '番茄香草意面', 'トマトとハーブのパスタ'),
    {
      focus: [0.5, 0.6],
    },
  ),
  wine: createPicture(
    t(
      '촛불 곁의 붉은 와인 두 잔',
      'Two glasses of red wine by candlelight',
      '烛光旁的两杯红酒',
      'ろうそくのそばの赤ワイン二杯',
    ),
    { focus: [0.66, 0.55] },
  ),
  cocktails: createPicture(
    t(
      '달처럼 둥근 얼음이 든 칵테일',
      'Cocktails with ice as round as the moon',
      '浮着月形圆冰的鸡尾酒',
      '月のように丸い氷を浮かべたカクテル',
    ),
    { focus: [0.48, 0.55] },
  ),
  'tea-set': createPicture(
    t(
      '삼단 트레이와 찻주전자로 차린 애프터눈 티',
      'Afternoon tea on three tiers with a teapot',
      '三层点心架与茶壶的下午茶',
      '三段のトレイとポットのアフタヌーンティー',
    ),
    { focus: [0.56, 0.52] },
  ),
  bingsu: createPicture(
    t(
      '과일을 듬뿍 올린 눈꽃 빙수',
      'Snow-shaved ice heaped with fruit',
      '铺满水果的雪花冰',
      '果物をたっぷりのせた雪花かき氷',
    ),
    { focus: [0.5, 0.5] },
  ),
  cake: createPicture(
    t(
      '베리를 올린, 달을 닮은 둥근 케이크',
      'A round cake like the moon, with a crescent of berries',
      '点缀莓果、如月般的圆形蛋糕',
      'ベリーを添えた月のような丸いケーキ',
    ),
    { focus: [0.5, 0.36] },
  ),
  'tangerine-cake': createPicture(
    t(
      '감귤 조각을 올린 케이크 한 조각',
      'A slice of cake topped with tangerine',
      '缀着柑橘的一块蛋糕',
      'みかんをのせたケーキひと切れ',
    ),
    { focus: [0.45, 0.55] },
  ),
  'chocolate-box': createPicture(
    t(
      '달의 모양을 차례로 담은 초콜릿 상자',
      'A box of chocolates in the phases of the moon',
      '以月相排列的巧克力礼盒',
      '月の満ち欠けを並べたチョコレートの箱',
    ),
    { focus: [0.5, 0.6] },
  ),
  'bread-basket': createPicture(
    t('바구니에 담긴 갓 구운 빵', 'Fresh bread in a basket', '篮中刚出炉的面包', '籠に入った焼きたてのパン'),
    { focus: [0.5, 0.55] },
  ),
  'lunch-box': createPicture(
    t(
      '칸칸이 찬을 담은 옻칠 도시락',
      'A lacquer lunch box with many small dishes',
      '格格盛菜的漆器便当',
      '彩りよく菜を詰めた漆塗りの弁当',
    ),
    { focus: [0.48, 0.5] },
  ),
  'gift-box': createPicture(
    t('보자기로 곱게 싼 선물 상자', 'A gift box wrapped in cloth', '以布巾包裹的礼盒', '風呂敷で美しく包んだ贈り物'),
    { focus: [0.46, 0.52] },
  ),
} as const satisfies Record<string, CataloguePicture>;
