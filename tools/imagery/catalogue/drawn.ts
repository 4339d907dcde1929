import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from './picture';

/** Pictures that are drawn instead of rendered (see `tools/pictures`): where there is nothing to show. */
export const drawn: Readonly<Record<string, LocalizedText>> = {
  'no-menu': t('아직 펼쳐지지 않은 메뉴판', 'A menu not yet opened', '尚未翻开的菜单', 'まだ開かれていないお品書き'),
  'no-promotion': t('구름 뒤에 숨은 달', 'The moon behind clouds', '藏在云后的月亮', '雲に隠れた月'),
  'no-inquiry': t(
    '비어 있는 편지지와 펜',
    'An empty sheet of letter paper and a pen',
    '空白信笺与笔',
    '何も書かれていない便箋とペン',
  ),
  fallback: t('덮개를 씌운 접시 한 벌', 'A covered plate', '盖着银盖的餐盘', '蓋をした一枚の皿'),
};
