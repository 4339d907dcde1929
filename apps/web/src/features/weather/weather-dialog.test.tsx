// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { WeatherForecastWire } from '@dining/contract/site/weather';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { common } from '@dining/i18n/site/en/common';
import { weather } from '@dining/i18n/site/en/weather';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { WeatherDialog } from './weather-dialog';

const getServer = prepareSite('weather');
const htlCode = toCode<HtlCode>('H01');
const title = weather.title.replace('{{place}}', 'Dalbit Jeju');
const forecastEndpoint = `GET /api/weather/forecast?htlCode=${htlCode}&langCode=En`;

const forecast: WeatherForecastWire = {
  htlCode,
  forecastList: [
    {
      forecastDate: '2026-11-28',
      timeList: [
        { forecastTime: '09:00', weather: { temperature: 8, weatherType: 'clear', weatherDesc: 'clear sky' } },
        { forecastTime: '15:00', weather: { temperature: 12, weatherType: '', weatherDesc: 'dust' } },
      ],
    },
    {
      forecastDate: '2026-11-29',
      timeList: [
        { forecastTime: '09:00', weather: null },
        { forecastTime: '15:00', weather: { temperature: -2, weatherType: 'snow', weatherDesc: 'snow' } },
      ],
    },
  ],
  heardDate: '2026-11-28 08:10',
  lastKnownYn: 'N',
  sourceName: 'Open-Meteo.com',
  sourceUrl: 'https://open-meteo.com/',
  demoYn: 'N',
};

const openDialog = (visitDay: SeoulDate | null = null) =>
  renderInSite(<WeatherDialog htlCode={htlCode} onClose={() => {}} visitDay={visitDay} />, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [
      { htlCode, ...encodeText('htlName', { default: '달빛 제주', en: 'Dalbit Jeju' }) },
    ] as never),
  );
const openForecast = async (overrides: Partial<WeatherForecastWire> = {}, visitDay: SeoulDate | null = null) => {
  getServer().setReply(forecastEndpoint, createSuccess({ result: { ...forecast, ...overrides } }));
  await openDialog(visitDay);
  return screen.findByRole('table', { name: title });
};

it('the weather dialog has the name of the hotel in its title, and says that the forecast is loading', async () => {
  getServer().setReply(forecastEndpoint, () => new Promise(() => {}));
  await openDialog();
  expect(within(screen.getByRole('dialog', { name: title })).getByRole('status').textContent).toBe(common.loading);
});

it('the weather dialog shows temperature and weather of each morning and afternoon, and which forecasts are missing', async () => {
  const table = await openForecast();
  const [, ...rows] = within(table).getAllByRole('row');
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([weather.date, weather.morning, weather.afternoon]);
  const cellTexts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cellTexts).toEqual([
    ['8°CClear', '12°Cdust'],
    [expect.stringContaining(weather.unknown), '-2°CSnow'],
  ]);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('28 Nov'),
    expect.stringContaining('29 Nov'),
  ]);
});

it('the weather dialog marks the day of the visit', async () => {
  const table = await openForecast({}, '2026-11-29');
  const row = within(table).getByRole('row', { current: 'date' });
  expect(within(row).getByRole('rowheader').textContent).toContain(weather.visitDay);
  expect(screen.queryByText(weather.beyond)).toBeNull();
});

it('the weather dialog says when the forecast of a later visit appears', async () => {
  const table = await openForecast({}, '2026-12-24');
  expect(within(table).queryByRole('row', { current: 'date' })).toBeNull();
  expect(screen.getByText(weather.beyond)).toBeDefined();
});

it('the weather dialog announces that the latest forecast is unavailable, and how old the shown one is', async () => {
  await openForecast({ lastKnownYn: 'Y' });
  expect(screen.getByRole('status').textContent).toMatch(/^The latest forecast is unavailable.*28 Nov.*08:10/);
});

it('the weather dialog names the source of the forecast in a link that announces a new window', async () => {
  await openForecast();
  const link = screen.getByRole('link', { name: /^Forecast by Open-Meteo.com\s?Opens in a new window/ });
  expect(link.getAttribute('href')).toBe('https://open-meteo.com/');
});

it('the weather dialog marks the forecast of the demo as invented, and names no source', async () => {
  await openForecast({ demoYn: 'Y' });
  expect(screen.getByText(weather.demo)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the weather dialog says that the forecast could not be loaded, and shows and focuses the forecast after a retry', async () => {
  getServer().setReply(forecastEndpoint, createProblem('provider_failed', 502));
  const { user } = await openDialog();
  expect((await screen.findByRole('alert')).textContent).toContain(weather.failed);
  getServer().setReply(forecastEndpoint, createSuccess({ result: forecast }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  const table = await screen.findByRole('table');
  await waitFor(() => expect(document.activeElement?.contains(table)).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});
