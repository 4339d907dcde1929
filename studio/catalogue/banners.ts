import { type CataloguePicture, createSquareBanner, createWideBanner, t } from './picture';

const motifs = {
  moonlight: t(
    '보름달 아래 은빛 잔과 꽃 한 송이가 놓인 식탁',
    'A table under a full moon with silver glasses and a single flower',
    '满月之下，摆着银色酒杯与一枝花的餐桌',
    '満月の下、銀のグラスと一輪の花を置いた食卓',
  ),
  yearend: t(
    '촛불과 별빛 장식이 어우러진 연말 만찬의 식탁',
    'A year-end dinner table with candles and small starry lights',
    '烛光与星灯相映的岁末晚宴餐桌',
    'ろうそくと星明かりの飾りに彩られた年末の晩餐',
  ),
  season: t(
    '제철 과일과 바다의 재료를 펼쳐 놓은 돌 식탁',
    'Fruit of the season and the catch of the day laid out on stone',
    '石桌上铺陈着时令水果与海味',
    '季節の果物と海の幸を並べた石の食卓',
  ),
  sushi: t(
    '등불 아래 검은 판에 놓인 초밥 세 점',
    'Three pieces of nigiri on a dark board under a lamp',
    '灯下黑色木板上的三贯握寿司',
    '灯りの下、黒い板に置かれた三貫の握り',
  ),
  tea: t(
    '달빛이 드는 창가의 삼단 트레이와 찻주전자',
    'A three-tiered tray and a teapot at a moonlit window',
    '月光窗边的三层点心架与茶壶',
    '月明かりの窓辺の三段トレイとティーポット',
  ),
  wine: t(
    '촛불 곁의 와인 두 잔과 치즈 접시',
    'Two glasses of wine and a plate of cheese by a candle',
    '烛光旁的两杯葡萄酒与奶酪',
    'ろうそくのそばのワイン二杯とチーズ',
  ),
  cake: t(
    '베리를 두른 달처럼 흰 케이크',
    'A cake as white as the moon, ringed with berries',
    '缀满莓果、洁白如月的蛋糕',
    'ベリーをめぐらせた月のように白いケーキ',
  ),
  gift: t(
    '남색 보자기로 싼 선물 상자',
    'A gift box wrapped in indigo cloth',
    '以靛蓝布巾包裹的礼盒',
    '藍の風呂敷で包んだ贈り物',
  ),
  ember: t('붉은 숯불 위에서 익어 가는 고기', 'Meat over glowing charcoal', '红炭上炙烤的肉', '赤い炭火で焼ける肉'),
  morning: t(
    '바다가 보이는 창가의 아침 식탁',
    'A breakfast table at a window above the sea',
    '临海窗边的早餐桌',
    '海を望む窓辺の朝食',
  ),
};

export const banners: Readonly<Record<string, CataloguePicture>> = Object.fromEntries(
  Object.entries(motifs).flatMap(([motif, alt]) => [
    [`promo-${motif}-pc`, createWideBanner(`promo_${motif}`, alt)],
    [`promo-${motif}-mobile`, createSquareBanner(`promo_${motif}`, alt)],
  ]),
);
