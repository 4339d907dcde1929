/** The banner of the main page, loaded separately (Spec §2.2). */
export const banner = {
  overline: '다이닝',
  lead: '계절의 식탁과 창밖의 풍경, 편안한 시간을 준비해 두었습니다.',
  promotions: '프로모션',
} as const;
