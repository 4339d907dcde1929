/** The weather modal: six days at 09:00 and 15:00 (Spec §2.3, decision 28). */
export const weather = {
  title: '{{place}} 날씨',
  titleNoPlace: '날씨 안내',
  morning: '09:00',
  afternoon: '15:00',
  temperature: '{{degrees}}°C',
  unknown: '예보 없음',
  failed: '날씨를 불러오지 못했습니다. 잠시 후 다시 확인해 주십시오.',
  date: '날짜',
  visitDay: '이용일',
  beyond: '이용일의 예보는 닷새 전부터 보실 수 있습니다.',
  lastKnown: '최신 예보를 받지 못해 {{heard}}에 받은 예보를 안내해 드립니다.',
  source: '예보 제공: {{name}}',
  demo: '시연용 가상 날씨입니다.',
  /** A text for each sky condition of the domain's `weather/forecast`. */
  sky: {
    clear: '맑음',
    partlyCloudy: '구름 조금',
    cloudy: '흐림',
    fog: '안개',
    drizzle: '이슬비',
    rain: '비',
    showers: '소나기',
    snow: '눈',
    snowShowers: '소낙눈',
    thunderstorm: '뇌우',
  },
} as const;
