import { encodeFlag } from '@dining/contract/codecs/flag';
import type { WeatherForecastWire, WeatherReadingWire } from '@dining/contract/site/weather';
import type { Language } from '@dining/domain/shared/language';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import type { ForecastEntry, Sky } from '@dining/domain/weather/forecast';
import { weather as cn } from '@dining/i18n/site/cn/weather';
import { weather as en } from '@dining/i18n/site/en/weather';
import { weather as ja } from '@dining/i18n/site/ja/weather';
import { weather as ko } from '@dining/i18n/site/ko/weather';
import type { Forecast } from './hotel-forecast';

const skyNames: Record<Language, Record<Sky, string>> = { ko: ko.sky, en: en.sky, cn: cn.sky, ja: ja.sky };

const readingToWire = ({ degrees, sky, description }: ForecastEntry, language: Language): WeatherReadingWire => ({
  temperature: degrees,
  weatherType: sky ?? '',
  weatherDesc: description ?? (sky === null ? '' : skyNames[language][sky]),
});

export function forecastToWire(
  { days, updatedAt, isOutdated, source }: Forecast,
  language: Language,
): Omit<WeatherForecastWire, 'htlCode' | 'demoYn'> {
  const updatedInSeoul = toSeoul(updatedAt);
  return {
    forecastList: days.map(({ date, cells }) => ({
      forecastDate: date,
      timeList: cells.map(({ time, reading }) => ({
        forecastTime: time,
        weather: reading === null ? null : readingToWire(reading, language),
      })),
    })),
    heardDate: `${updatedInSeoul.date} ${updatedInSeoul.time}`,
    lastKnownYn: encodeFlag(isOutdated),
    sourceName: source.name,
    sourceUrl: source.url,
  };
}
