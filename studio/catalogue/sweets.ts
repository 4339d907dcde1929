import { type CataloguePicture, createPicture, t } from './picture';

export const sweets = {
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
} as const satisfies Record<string, CataloguePicture>;
