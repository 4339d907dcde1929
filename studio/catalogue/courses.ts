import { type CataloguePicture, createPicture, t } from './picture';

/** Pictures of dishes that one or two venues of the demo group serve; most in `dishes` are shown by more. */
export const courses = {
  'tuna-nigiri': createPicture(
    t(
      '세 부위의 참다랑어 초밥과 성게 군함',
      'Three cuts of bluefin tuna and a piece with sea urchin',
      '三种部位的蓝鳍金枪鱼握寿司与海胆军舰',
      '本鮪三部位の握りと雲丹の軍艦',
    ),
    { focus: [0.5, 0.6] },
  ),
  gujeolpan: createPicture(
    t(
      '팔각 찬합에 여덟 가지 소와 밀전병을 담은 구절판',
      'Gujeolpan: eight fillings around thin pancakes in an octagonal lacquer box',
      '八角漆盒中八色馅料环绕薄饼的九折坂',
      '八角の器に八色の具と薄焼きを盛った九折坂',
    ),
    { focus: [0.5, 0.5] },
  ),
  'beef-tartare': createPicture(
    t(
      '노른자를 올리고 배를 곁들인 한우 육회',
      'Korean beef tartare under an egg yolk, with pear',
      '顶着蛋黄、配以梨丝的生拌韩牛',
      '卵黄をのせ梨を添えた韓牛ユッケ',
    ),
    { focus: [0.5, 0.5] },
  ),
  'dongpo-pork': createPicture(
    t(
      '청경채를 곁들여 윤기 나게 조린 동파육',
      'Dongpo pork, braised to a gloss, with bok choy',
      '色泽红亮、配以青菜的东坡肉',
      '青梗菜を添えた照りのある東坡肉',
    ),
    { focus: [0.5, 0.55] },
  ),
  tomahawk: createPicture(
    t(
      '긴 뼈째 구운 토마호크 스테이크',
      'A tomahawk steak on its long bone, carved on a board',
      '带长骨的战斧牛排',
      '長い骨つきのトマホークステーキ',
    ),
    { focus: [0.45, 0.52] },
  ),
  ravioli: createPicture(
    t(
      '세이지 버터를 두른 리코타 라비올리',
      'Ricotta ravioli in sage butter',
      '鼠尾草黄油乳清芝士意式方饺',
      'セージバターのリコッタラビオリ',
    ),
    { focus: [0.5, 0.52] },
  ),
  burrata: createPicture(
    t(
      '토마토와 바질을 두른 부라타 치즈',
      'Burrata among tomatoes and basil',
      '番茄与罗勒环绕的布拉塔芝士',
      'トマトとバジルを添えたブッラータ',
    ),
    { focus: [0.5, 0.52] },
  ),
  'cheese-board': createPicture(
    t(
      '하몽과 세 가지 치즈, 포도를 올린 나무 도마',
      'A board of jamón, three cheeses, grapes and figs',
      '摆着火腿、三款芝士与葡萄的木板',
      'ハモンと三種のチーズ、葡萄を並べた木の板',
    ),
    { focus: [0.48, 0.55] },
  ),
  'har-gow': createPicture(
    t('찜기에 둘러앉은 하가우', 'Har gow in their bamboo steamer', '竹蒸笼里的虾饺', '蒸籠に並ぶ海老蒸し餃子'),
    { focus: [0.5, 0.55], scene: 'near', view: 'dumplings' },
  ),
  madeleines: createPicture(
    t(
      '조개 모양으로 구운 마들렌',
      'Madeleines baked in the shape of shells',
      '烤成贝壳形的玛德琳',
      '貝殻の形に焼いたマドレーヌ',
    ),
    { focus: [0.45, 0.6] },
  ),
  'seaweed-soup': createPicture(
    t(
      '성게를 올린 미역국 한 그릇',
      'A bowl of seaweed soup with sea urchin',
      '一碗海胆海带汤',
      '雲丹をのせたわかめスープの一椀',
    ),
    { focus: [0.48, 0.48] },
  ),
  'pumpkin-soup': createPicture(
    t(
      '크림을 두르고 호박씨를 올린 단호박 수프',
      'Pumpkin soup with a swirl of cream and roasted seeds',
      '淋奶油、撒南瓜籽的南瓜浓汤',
      'クリームを回しかけ種を散らしたかぼちゃのスープ',
    ),
    { focus: [0.5, 0.5] },
  ),
  'savoury-custard': createPicture(
    t(
      '새우와 은행, 표고를 올린 일본식 달걀찜',
      'Chawanmushi, a savoury custard with prawn, gingko nuts and mushroom',
      '铺有虾、银杏与香菇的茶碗蒸',
      '海老と銀杏、椎茸をのせた茶碗蒸し',
    ),
    { focus: [0.48, 0.45] },
  ),
  'fried-rice': createPicture(
    t(
      '완두콩과 당근을 넣어 둥글게 담은 달걀볶음밥',
      'A dome of egg fried rice with peas and carrot',
      '盛成圆顶、拌有豌豆与胡萝卜的蛋炒饭',
      'えんどう豆と人参を入れて丸く盛った玉子炒飯',
    ),
    { focus: [0.5, 0.5] },
  ),
  'braised-abalone': createPicture(
    t(
      '청경채를 곁들여 굴소스에 조린 통전복',
      'Whole abalones braised in oyster sauce, with bok choy',
      '蚝油原只鲍鱼配青菜',
      '青梗菜を添えた鮑のオイスターソース煮',
    ),
    { focus: [0.5, 0.52] },
  ),
  'urchin-rice': createPicture(
    t(
      '성게알을 가득 올린 돌솥밥',
      'Rice in a stone pot under rows of sea urchin',
      '铺满海胆的石锅饭',
      '雲丹を敷き詰めた石釜ご飯',
    ),
    { focus: [0.5, 0.45] },
  ),
  scallops: createPicture(
    t(
      '아스파라거스와 구기자를 곁들여 노릇하게 구운 관자',
      'Seared scallops with asparagus and goji berries',
      '配芦笋与枸杞的香煎带子',
      'アスパラガスとクコの実を添えたホタテのソテー',
    ),
    { focus: [0.5, 0.6] },
  ),
} as const satisfies Record<string, CataloguePicture>;
