import { type CataloguePicture, createPicture, t } from './picture';

export const sweets = {
  'strawberry-cake': createPicture(
    t(
      '층마다 딸기를 채운 생크림 케이크 한 조각',
      'A slice of cream cake with strawberries between its layers',
      '层层夹着草莓的鲜奶油蛋糕',
      '層ごとにいちごを挟んだショートケーキ',
    ),
    { focus: [0.45, 0.55] },
  ),
  'chestnut-cake': createPicture(
    t(
      '밤 크림을 두르고 트러플을 얹은 케이크',
      'A cake of chestnut cream with glazed chestnuts and truffle',
      '以栗子奶油盘绕、缀着松露的蛋糕',
      '栗のクリームを絞りトリュフをのせたケーキ',
    ),
    { focus: [0.48, 0.5] },
  ),
  'mango-bingsu': createPicture(
    t(
      '애플망고를 가득 올린 눈꽃 빙수',
      'Snow-shaved ice heaped with apple mango',
      '堆满爱文芒果的雪花冰',
      'アップルマンゴーをたっぷりのせた雪花かき氷',
    ),
    { focus: [0.5, 0.5], scene: 'bingsu', view: 'mango' },
  ),
  waffles: createPicture(
    t(
      '베리와 크림을 올린 와플',
      'Waffles with berries and cream',
      '配莓果与奶油的华夫饼',
      'ベリーとクリームをのせたワッフル',
    ),
    { focus: [0.5, 0.5] },
  ),
  gelato: createPicture(
    t(
      '은잔에 담은 세 가지 젤라토',
      'Three scoops of gelato in a silver cup',
      '银杯中的三球意式冰淇淋',
      '銀の器に盛った三種のジェラート',
    ),
    { focus: [0.5, 0.48] },
  ),
  macarons: createPicture(
    t(
      '청귤빛과 감귤빛으로 쌓아 올린 마카롱',
      'Macarons in the greens and oranges of tangerines',
      '青橘与蜜柑色的马卡龙',
      '青みかんとみかん色のマカロン',
    ),
    { focus: [0.5, 0.5] },
  ),
} as const satisfies Record<string, CataloguePicture>;
