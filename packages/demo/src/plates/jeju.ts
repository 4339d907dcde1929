import { createPlate, type PlatesByMenu } from './create-plate';

export const jejuPlates: PlatesByMenu = {
  // Hyeonmu
  30101: [
    createPlate('옥돔국', 'Tilefish soup', '方头鱼汤', '甘鯛の汁', 'fish'),
    createPlate('두부와 나물', 'Tofu and greens', '豆腐与野菜', '豆腐とナムル', 'soybean', 'wheat'),
    createPlate('즉석 달걀 요리', 'Eggs to order', '现做鸡蛋', '卵料理（お好みで）', 'egg', 'milk'),
    createPlate('보리빵과 버터', 'Barley bread and butter', '大麦面包与黄油', '麦のパンとバター', 'wheat', 'milk'),
    createPlate('갓 짠 당근 주스', 'Fresh carrot juice', '现榨胡萝卜汁', '搾りたての人参ジュース'),
  ],
  30103: [
    createPlate('흑돼지 숯불구이', 'Black pork on charcoal', '炭烤黑猪肉', '黒豚の炭火焼', 'pork'),
    createPlate('갈치구이', 'Grilled hairtail', '烤带鱼', '太刀魚の塩焼き', 'fish'),
    createPlate('고등어조림', 'Braised mackerel', '红烧鲭鱼', '鯖の煮付け', 'mackerel', 'soybean', 'wheat'),
    createPlate('해물찜', 'Steamed seafood', '蒸海鲜', '海鮮の蒸し物', 'crab', 'shrimp', 'squid', 'shellfish'),
    createPlate('한우 산적', 'Beef skewers', '韩牛串', '韓牛の串焼き', 'beef', 'soybean', 'wheat'),
    createPlate('제주 닭구이', 'Roast Jeju chicken', '烤济州鸡', '済州鶏のロースト', 'chicken'),
    createPlate('메밀 빙떡', 'Buckwheat radish roll', '荞麦萝卜卷', '蕎麦の大根巻き', 'buckwheat'),
    createPlate('제철 채소 서른 가지', 'Thirty vegetables', '三十种时蔬', '旬の野菜30種', 'soybean', 'peanut'),
    createPlate(
      '토마토와 호두 샐러드',
      'Tomato and walnut salad',
      '番茄核桃沙拉',
      'トマトとくるみのサラダ',
      'tomato',
      'walnut',
    ),
    createPlate('감귤 케이크', 'Tangerine cake', '柑橘蛋糕', 'みかんのケーキ', 'egg', 'milk', 'wheat'),
  ],
  // Oreum
  30201: [
    createPlate('흑돼지 오겹살', 'Black pork belly', '黑猪五花肉', '黒豚の皮付き三枚肉', 'pork'),
    createPlate('흑돼지 목살', 'Black pork shoulder', '黑猪梅花肉', '黒豚の肩ロース', 'pork'),
    createPlate('멜젓과 쌈 채소', 'Anchovy sauce and lettuce leaves', '鳀鱼酱与生菜', 'いわしの塩辛と包み野菜', 'fish'),
    createPlate(
      '전복 된장찌개',
      'Soybean-paste stew with abalone',
      '鲍鱼大酱汤',
      '鮑のテンジャンチゲ',
      'shellfish',
      'soybean',
      'wheat',
    ),
    createPlate('보리밥', 'Barley rice', '大麦饭', '麦飯'),
  ],
  30202: [
    createPlate('안심', 'Tenderloin', '菲力', 'フィレ', 'beef'),
    createPlate('채끝', 'Striploin', '西冷', 'サーロイン', 'beef'),
    createPlate('살치살', 'Chuck flap', '雪花肩肉', 'ザブトン', 'beef'),
    createPlate('된장찌개', 'Soybean-paste stew', '大酱汤', 'テンジャンチゲ', 'soybean', 'wheat'),
    createPlate('보리밥', 'Barley rice', '大麦饭', '麦飯'),
  ],
  30203: [
    createPlate('간장 목살', 'Soy-glazed pork', '酱香猪肉', '醤油豚', 'pork', 'soybean', 'wheat'),
    createPlate('달걀찜', 'Steamed egg', '蒸蛋', '茶碗蒸し', 'egg'),
    createPlate('보리밥', 'Barley rice', '大麦饭', '麦飯'),
  ],
  // La Luna
  30301: [
    createPlate('해산물 전채', 'Seafood antipasto', '海鲜前菜', '海の幸の前菜', 'shrimp', 'squid', 'shellfish'),
    createPlate(
      '토마토 생면',
      'Fresh pasta in tomato sauce',
      '番茄手工意面',
      'トマトの生パスタ',
      'wheat',
      'egg',
      'tomato',
    ),
    createPlate('젤라토', 'Gelato', '意式冰淇淋', 'ジェラート', 'milk', 'egg'),
    createPlate('에스프레소', 'Espresso', '浓缩咖啡', 'エスプレッソ'),
  ],
  30302: [
    createPlate('딱새우 크루도', 'Prawn crudo', '红斑螯虾刺身', 'アカザエビのクルード', 'shrimp'),
    createPlate('부라타와 토마토', 'Burrata and tomato', '布拉塔芝士与番茄', 'ブッラータとトマト', 'milk', 'tomato'),
    createPlate('리코타 라비올리', 'Ricotta ravioli', '乳清芝士意式方饺', 'リコッタのラビオリ', 'wheat', 'egg', 'milk'),
    createPlate(
      '아쿠아파차',
      'Fish in acqua pazza',
      '水煮鲜鱼',
      '白身魚のアクアパッツァ',
      'fish',
      'tomato',
      'sulphites',
    ),
    createPlate(
      '레몬 소르베와 프로세코',
      'Lemon sorbet with prosecco',
      '柠檬雪葩配普罗塞克',
      'レモンソルベとプロセッコ',
      'sulphites',
    ),
    createPlate('티라미수', 'Tiramisù', '提拉米苏', 'ティラミス', 'egg', 'milk', 'wheat'),
  ],
  30303: [
    createPlate('토마토 생면', 'Tomato pasta', '番茄意面', 'トマトの生パスタ', 'wheat', 'egg', 'tomato'),
    createPlate('바닐라 젤라토', 'Vanilla gelato', '香草冰淇淋', 'バニラジェラート', 'milk', 'egg'),
  ],
  // Gyullim
  30401: [
    createPlate('한라봉 타르트', 'Hallabong tart', '汉拿峰柑挞', 'ハルラボンのタルト', 'egg', 'milk', 'wheat'),
    createPlate('청귤 마카롱', 'Green-tangerine macarons', '青橘马卡龙', '青みかんのマカロン', 'egg', 'milk', 'nuts'),
    createPlate('귤꽃 차', 'Orange-blossom tea', '橘花茶', 'みかんの花のお茶'),
  ],
};
