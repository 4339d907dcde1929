import type { Allergen } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from './t';

/**
 * The allergies of the form in display order, with the allergens that they cover; the last one is AG0005, “other”
 * (Spec §3).
 */
export const allergies = [
  ['AG0001', t('달걀·유제품', 'Eggs and dairy', '蛋类、乳制品', '卵・乳製品'), ['egg', 'milk']],
  [
    'AG0002',
    t('땅콩·견과류', 'Peanuts and tree nuts', '花生、坚果', '落花生・ナッツ類'),
    ['peanut', 'walnut', 'pineNut', 'nuts'],
  ],
  [
    'AG0003',
    t('갑각류·조개류·오징어', 'Crustaceans, shellfish, squid', '甲壳类、贝类、鱿鱼', '甲殻類・貝類・いか'),
    ['crab', 'shrimp', 'crustacean', 'squid', 'shellfish'],
  ],
  ['AG0004', t('밀·메밀', 'Wheat and buckwheat', '小麦、荞麦', '小麦・そば'), ['wheat', 'buckwheat']],
  ['AG0006', t('생선', 'Fish', '鱼类', '魚'), ['mackerel', 'fish']],
  ['AG0007', t('대두', 'Soybeans', '大豆', '大豆'), ['soybean']],
  ['AG0008', t('복숭아·토마토', 'Peaches and tomatoes', '桃子、番茄', '桃・トマト'), ['peach', 'tomato']],
  ['AG0009', t('소·돼지·닭고기', 'Beef, pork or chicken', '牛、猪、鸡肉', '牛・豚・鶏肉'), ['beef', 'pork', 'chicken']],
  [
    'AG0010',
    t(
      '아황산류(와인·말린 과일)',
      'Sulphites (wine, dried fruit)',
      '亚硫酸盐（葡萄酒、果干）',
      '亜硫酸塩（ワイン・ドライフルーツ）',
    ),
    ['sulphites'],
  ],
  ['AG0005', t('그 밖의 재료', 'Other', '其他', 'その他'), []],
] as const satisfies readonly (readonly [string, LocalizedText, readonly Allergen[]])[];
