import { type CataloguePicture, createPicture, t } from './picture';

/** Dishes of single menus. */
export const courses = {
  gujeolpan: createPicture(
    t(
      '팔각 찬합에 여덟 가지 소와 밀전병을 담은 구절판',
      'Gujeolpan: eight fillings around thin pancakes in an octagonal lacquer box',
      '八角漆盒中八色馅料环绕薄饼的九折坂',
      '八角の器に八色の具と薄焼きを盛った九折坂',
    ),
    { focus: [0.5, 0.5] },
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
} as const satisfies Record<string, CataloguePicture>;
