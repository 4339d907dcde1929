/** The weather modal: six days at 09:00 and 15:00 (Spec §2.3, decision 28). */
export const weather = {
  title: '{{place}} 날씨',
  titleNoPlace: '날씨 안내',
  morning: '오전 9시',
  afternoon: '오후 3시',
  temperature: '{{degrees}}°C',
  unknown: '예보 없음',
  failed: '날씨를 불러오지 못했습니다. 잠시 후 다시 확인해 주십시오.',
} as const;
