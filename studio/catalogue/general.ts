import { type CataloguePicture, createPicture, t } from './picture';

export const general = {
  benefits: createPicture(
    t(
      '달 모양 장식과 봉투를 놓은 감사 카드',
      'A card and an envelope beside a small brass moon',
      '铜月饰旁的卡片与信封',
      '真鍮の月飾りのそばに置いたカードと封筒',
    ),
  ),
  'social-card': createPicture(
    t('달빛 아래 차려진 식탁', 'A table laid under the moon', '月下的餐桌', '月の下に整えた食卓'),
    {
      frame: [1200, 630],
      jpeg: true,
    },
  ),
} as const satisfies Record<string, CataloguePicture>;
