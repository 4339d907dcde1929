/** The terms modal (Spec §2.3, §8 Terms missing). */
export const terms = {
  none: '시행 중인 약관이 없습니다.',
} as const;
