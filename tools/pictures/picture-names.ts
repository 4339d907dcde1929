import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from '../imagery/catalogue/picture';

/** Width and height a picture is drawn for, in pixels. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly alt: LocalizedText;
}

const scene = (alt: LocalizedText): Picture => ({ width: 1200, height: 900, alt });
const front = (alt: LocalizedText): Picture => ({ width: 1600, height: 900, alt });
const bannerWide = (alt: LocalizedText): Picture => ({ width: 1920, height: 720, alt });
const bannerTall = (alt: LocalizedText): Picture => ({ width: 780, height: 780, alt });

const moonlitNight = t(
  '보름달 아래 은빛 잔과 꽃 한 송이가 놓인 식탁',
  'A table under a full moon with silver glasses and a single flower',
  '满月之下，摆着银色酒杯与一枝花的餐桌',
  '満月の下、銀のグラスと一輪の花を置いた食卓',
);
const yearEnd = t(
  '촛불과 별빛 장식이 어우러진 연말 만찬의 식탁',
  'A year-end dinner table with candles and small starry lights',
  '烛光与星灯相映的岁末晚宴餐桌',
  'ろうそくと星明かりの飾りに彩られた年末の晩餐',
);
const seasonTable = t(
  '제철 과일과 바다의 재료를 펼쳐 놓은 돌 식탁',
  'Fruit of the season and the catch of the day laid out on stone',
  '石桌上铺陈着时令水果与海味',
  '季節の果物と海の幸を並べた石の食卓',
);

/** Every picture of the demo group by name, with its alt text; the files are `/pictures/<name>.svg`. */
export const pictures = {
  // The hotels, 16:9.
  'hotel-seoul': front(
    t(
      '도심의 산자락 위로 달이 떠오른 달빛 서울의 밤',
      'Dalbit Seoul at night, the moon above the city and its mountain',
      '月亮升上城市与山脊的月光首尔之夜',
      '街と山の稜線に月が昇る、夜の月明かりソウル',
    ),
  ),
  'hotel-busan': front(
    t(
      '바다에 달빛 길이 비치는 달빛 부산의 밤',
      'Dalbit Busan at night, a path of moonlight across the sea',
      '海面铺开一道月光的月光釜山之夜',
      '海に月の道がのびる、夜の月明かり釜山',
    ),
  ),
  'hotel-jeju': front(
    t(
      '현무암 돌담 너머 오름과 달이 보이는 달빛 제주의 밤',
      'Dalbit Jeju at night, the moon over a volcanic hill beyond basalt walls',
      '玄武岩石墙外，山丘与明月相望的月光济州之夜',
      '玄武岩の石垣の向こうに丘と月を望む、夜の月明かり済州',
    ),
  ),
  // Venues at their tables, 4:3.
  'manwol-table': scene(
    t(
      '둥근 조명 아래 길게 이어진 만월의 홀',
      'The long hall of Manwol beneath its round lamps',
      '圆灯之下悠长的满月大厅',
      '丸い灯りの下に長くつづく満月のホール',
    ),
  ),
  'wolyeong-table': scene(
    t(
      '창호지에 달그림자가 드리운 월영의 식탁',
      'A table at Wolyeong with the shadow of the moon on paper windows',
      '纸窗映着月影的月影餐桌',
      '障子に月影が落ちる月影の食卓',
    ),
  ),
  'eunharu-table': scene(
    t(
      '붉은 옻칠 원탁과 등불이 놓인 은하루',
      'A round table of red lacquer and lanterns at Eunharu',
      '红漆圆桌与灯笼相伴的银河楼',
      '朱塗りの円卓と灯籠が並ぶ銀河楼',
    ),
  ),
  'oboro-counter': scene(
    t(
      '편백 카운터 위로 등 하나가 비치는 스시 오보로',
      'One lamp over the hinoki counter of Sushi Oboro',
      '一盏灯照着桧木吧台的寿司胧',
      '檜のカウンターに灯りがひとつ、鮨 朧',
    ),
  ),
  'lounge-seoul': scene(
    t(
      '서울의 야경이 내려다보이는 라운지 달무리',
      'Lounge Dalmuri looking out over Seoul at night',
      '俯瞰首尔夜景的月晕酒廊',
      'ソウルの夜景を見下ろすラウンジ月暈',
    ),
  ),
  'boreum-counter': scene(
    t(
      '갓 구운 빵과 케이크가 놓인 보름 베이커리의 진열대',
      'Fresh bread and cakes on the counter of Boreum Bakery',
      '望月烘焙坊陈列着新鲜面包与蛋糕的柜台',
      '焼きたてのパンとケーキが並ぶベーカリー望月のカウンター',
    ),
  ),
  'yunseul-table': scene(
    t(
      '반짝이는 바다를 마주한 윤슬의 창가 자리',
      'A window seat at Yunseul facing the glittering sea',
      '面朝粼粼海面的潋光窗边座',
      'きらめく海に面した潤光の窓辺の席',
    ),
  ),
  'selene-table': scene(
    t(
      '어두운 목재와 불빛이 어우러진 셀레네 그릴의 식탁',
      'Dark wood and firelight at a table in Selene Grill',
      '深色木质与火光交映的塞勒涅扒房餐桌',
      '深い木目と炎の灯りが映えるセレーネ グリルの食卓',
    ),
  ),
  'wolpa-table': scene(
    t(
      '물결 무늬 도자기가 놓인 월파의 식탁',
      'Wave-patterned porcelain on a table at Wolpa',
      '摆放着波纹瓷器的月波餐桌',
      '波文様の器を並べた月波の食卓',
    ),
  ),
  'lounge-busan': scene(
    t(
      '밤바다의 수평선이 보이는 라운지 조석',
      'Lounge Joseok with the horizon of the night sea',
      '可望见夜海地平线的潮汐酒廊',
      '夜の水平線を望むラウンジ潮汐',
    ),
  ),
  'deli-counter': scene(
    t(
      '도시락과 선물 상자가 가지런한 포구 델리의 진열대',
      'Lunch boxes and gift boxes in a row at Pogu Deli',
      '便当与礼盒整齐排列的浦口熟食店',
      '弁当と贈り物の箱が整然と並ぶ浦口デリ',
    ),
  ),
  'hyeonmu-table': scene(
    t(
      '현무암 벽과 낮은 등이 비추는 현무의 식탁',
      'A table at Hyeonmu by a basalt wall and a low lamp',
      '玄武岩墙边、矮灯映照的玄武餐桌',
      '玄武岩の壁と低い灯りに照らされた玄武の食卓',
    ),
  ),
  'oreum-table': scene(
    t(
      '참숯 화로를 가운데 둔 오름의 식탁',
      'A table at Oreum around a brazier of oak charcoal',
      '中央置有栎炭火炉的山岳炭烤餐桌',
      '炭火の炉を囲むオルムの食卓',
    ),
  ),
  'laluna-table': scene(
    t(
      '테라스 너머로 달이 비치는 라 루나의 식탁',
      'A table at La Luna with the moon beyond the terrace',
      '露台外明月相照的拉露娜餐桌',
      'テラスの向こうに月が輝くラ・ルーナの食卓',
    ),
  ),
  'lounge-jeju': scene(
    t(
      '감귤나무 정원이 보이는 귤림의 자리',
      'A seat at Gyullim looking onto a garden of tangerine trees',
      '望见柑橘园的橘林座席',
      'みかんの庭を望む橘林の席',
    ),
  ),
  // Private rooms, 4:3.
  'wolyeong-room': scene(
    t(
      '한지 미닫이와 긴 좌식 탁자가 있는 월영의 별실',
      'A private room at Wolyeong with paper doors and a long table',
      '设有纸门与长桌的月影包间',
      '紙の引き戸と長い卓のある月影の個室',
    ),
  ),
  'eunharu-room': scene(
    t(
      '회전 원탁과 수묵 병풍이 있는 은하루의 별실',
      'A private room at Eunharu with a turning table and an ink-painted screen',
      '设有转盘圆桌与水墨屏风的银河楼包间',
      '回転円卓と水墨の屏風を備えた銀河楼の個室',
    ),
  ),
  'selene-room': scene(
    t(
      '와인 셀러로 둘러싸인 셀레네 그릴의 별실',
      'A private room at Selene Grill among wine cellars',
      '酒窖环绕的塞勒涅扒房包间',
      'ワインセラーに囲まれたセレーネ グリルの個室',
    ),
  ),
  'wolpa-room': scene(
    t(
      '둥근 창으로 바다가 들어오는 월파의 별실',
      'A private room at Wolpa with the sea in a round window',
      '圆窗纳海的月波包间',
      '丸窓に海を望む月波の個室',
    ),
  ),
  'oreum-room': scene(
    t(
      '돌담과 대나무가 보이는 오름의 별실',
      'A private room at Oreum looking onto stone walls and bamboo',
      '可望见石墙与翠竹的山岳炭烤包间',
      '石垣と竹を望むオルムの個室',
    ),
  ),
  // What is served, 4:3.
  'buffet-line': scene(
    t(
      '은빛 뚜껑과 접시가 이어진 뷔페',
      'A buffet of silver domes and plates',
      '银盖与餐盘相连的自助餐台',
      '銀の蓋と皿がつづくビュッフェ台',
    ),
  ),
  'breakfast-table': scene(
    t(
      '커피와 과일, 달걀 요리가 놓인 아침 식탁',
      'A breakfast table with coffee, fruit and eggs',
      '摆有咖啡、水果与蛋料理的早餐桌',
      'コーヒーと果物、卵料理の並ぶ朝の食卓',
    ),
  ),
  'korean-table': scene(
    t(
      '놋그릇에 정갈하게 담은 한식 상차림',
      'A Korean table set in brassware',
      '盛于黄铜器中的雅致韩餐',
      '真鍮の器に端正に盛った韓国料理の膳',
    ),
  ),
  porridge: scene(
    t('김이 오르는 전복죽 한 그릇', 'A steaming bowl of abalone porridge', '热气腾腾的一碗鲍鱼粥', '湯気の立つ鮑粥の一椀'),
  ),
  'abalone-rice': scene(
    t('전복을 얹은 돌솥밥', 'Rice cooked in a stone pot with abalone', '铺着鲍鱼的石锅饭', '鮑をのせた石釜ご飯'),
  ),
  'charcoal-grill': scene(t('참숯 위에서 굽는 고기', 'Meat grilling over oak charcoal', '栎炭上炙烤的肉', '炭火で焼き上げる肉')),
  'seafood-platter': scene(
    t(
      '얼음 위에 올린 바닷가재와 조개 모둠',
      'Lobster and shellfish on ice',
      '冰上的龙虾与贝类拼盘',
      '氷に盛ったロブスターと貝の盛り合わせ',
    ),
  ),
  'peking-duck': scene(
    t(
      '윤기가 흐르는 북경오리와 밀전병',
      'Glossy Peking duck with thin pancakes',
      '油亮的北京烤鸭与薄饼',
      'つややかな北京ダックと薄餅',
    ),
  ),
  'dim-sum': scene(t('대나무 찜기에 담긴 딤섬', 'Dim sum in bamboo steamers', '竹蒸笼里的点心', '蒸籠に並ぶ点心')),
  noodles: scene(
    t('맑은 국물에 말아 낸 면 요리 한 그릇', 'A bowl of noodles in clear broth', '清汤面一碗', '澄んだ汁の麺の一椀'),
  ),
  nigiri: scene(
    t(
      '검은 접시 위에 놓인 초밥 세 점',
      'Three pieces of nigiri on a black plate',
      '黑盘上的三贯握寿司',
      '黒い皿に置かれた三貫の握り',
    ),
  ),
  sashimi: scene(t('얼음과 잎 위에 올린 생선회', 'Sashimi on ice and leaves', '冰与绿叶上的刺身', '氷と葉に盛った刺身')),
  steak: scene(
    t(
      '두툼하게 썬 스테이크와 구운 마늘',
      'Thick-cut steak with roasted garlic',
      '厚切牛排与烤蒜',
      '厚切りのステーキと焼きにんにく',
    ),
  ),
  pasta: scene(t('토마토와 허브를 곁들인 파스타', 'Pasta with tomato and herbs', '番茄香草意面', 'トマトとハーブのパスタ')),
  wine: scene(
    t('촛불 곁의 붉은 와인 두 잔', 'Two glasses of red wine by candlelight', '烛光旁的两杯红酒', 'ろうそくのそばの赤ワイン二杯'),
  ),
  cocktails: scene(
    t(
      '달처럼 둥근 얼음이 든 칵테일',
      'Cocktails with ice as round as the moon',
      '浮着月形圆冰的鸡尾酒',
      '月のように丸い氷を浮かべたカクテル',
    ),
  ),
  'tea-set': scene(
    t(
      '삼단 트레이와 찻주전자로 차린 애프터눈 티',
      'Afternoon tea on three tiers with a teapot',
      '三层点心架与茶壶的下午茶',
      '三段のトレイとポットのアフタヌーンティー',
    ),
  ),
  bingsu: scene(
    t('과일을 듬뿍 올린 눈꽃 빙수', 'Snow-shaved ice heaped with fruit', '铺满水果的雪花冰', '果物をたっぷりのせた雪花かき氷'),
  ),
  cake: scene(t('달을 닮은 둥근 케이크', 'A round cake like the moon', '如月般的圆形蛋糕', '月のような丸いケーキ')),
  'chocolate-box': scene(
    t(
      '달의 모양을 차례로 담은 초콜릿 상자',
      'A box of chocolates in the phases of the moon',
      '以月相排列的巧克力礼盒',
      '月の満ち欠けを並べたチョコレートの箱',
    ),
  ),
  'bread-basket': scene(t('바구니에 담긴 갓 구운 빵', 'Fresh bread in a basket', '篮中刚出炉的面包', '籠に入った焼きたてのパン')),
  'lunch-box': scene(
    t(
      '칸칸이 찬을 담은 옻칠 도시락',
      'A lacquer lunch box with many small dishes',
      '格格盛菜的漆器便当',
      '彩りよく菜を詰めた漆塗りの弁当',
    ),
  ),
  'gift-box': scene(
    t('보자기로 곱게 싼 선물 상자', 'A gift box wrapped in cloth', '以布巾包裹的礼盒', '風呂敷で美しく包んだ贈り物'),
  ),
  // Promotion banners, wide for desktops and square for phones.
  'promo-moonlight-pc': bannerWide(moonlitNight),
  'promo-moonlight-mobile': bannerTall(moonlitNight),
  'promo-yearend-pc': bannerWide(yearEnd),
  'promo-yearend-mobile': bannerTall(yearEnd),
  'promo-season-pc': bannerWide(seasonTable),
  'promo-season-mobile': bannerTall(seasonTable),
  // Where there is nothing to show.
  'no-menu': scene(t('아직 펼쳐지지 않은 메뉴판', 'A menu not yet opened', '尚未翻开的菜单', 'まだ開かれていないお品書き')),
  'no-promotion': scene(t('구름 뒤에 숨은 달', 'The moon behind clouds', '藏在云后的月亮', '雲に隠れた月')),
  'no-inquiry': scene(
    t('비어 있는 편지지와 펜', 'An empty sheet of letter paper and a pen', '空白信笺与笔', '何も書かれていない便箋とペン'),
  ),
  fallback: scene(t('덮개를 씌운 접시 한 벌', 'A covered plate', '盖着银盖的餐盘', '蓋をした一枚の皿')),
} as const satisfies Record<string, Picture>;
