import type { StockChange } from '@dining/domain/availability/stock-change';
import type { TimeRow } from '@dining/domain/inventory/stock';
import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type VenueStockView = CallResult<'POST /api/staff/stock/view'>;
export type StockPreview = CallResult<'POST /api/staff/stock/preview'>;
export type StockChoice = Body<'POST /api/staff/stock/save'>['choices'][number]['choice'];

export const stockKey = ['stock'] as const;

export const getStockQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: [...stockKey, dinCode],
    queryFn: ({ signal }) => call('POST /api/staff/stock/view', { body: { dinCode }, signal }),
  });

export const previewStock = (body: Body<'POST /api/staff/stock/preview'>) =>
  call('POST /api/staff/stock/preview', { body });
export const saveStock = (body: Body<'POST /api/staff/stock/save'>, key: string) =>
  call('POST /api/staff/stock/save', { body, headers: createIdempotencyHeaders(key) });

type WireChange = Body<'POST /api/staff/stock/preview'>['change'];

const copyRows = <Row extends TimeRow>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, units: row.units.map((unit) => ({ ...unit })) }));

/** Converts a change to the body of a request. */
export function toWireChange(change: StockChange): WireChange {
  switch (change.type) {
    case 'weekly':
      return {
        type: 'weekly',
        rows: copyRows(change.rows),
        meals: change.meals.map(({ weekdayFlags: [mon, tue, wed, thu, fri], ...meal }) => ({
          ...meal,
          weekdayFlags: [mon, tue, wed, thu, fri],
        })),
      };
    case 'seasons':
      return { type: 'seasons', seasons: change.seasons.map((season) => ({ ...season, rows: copyRows(season.rows) })) };
    case 'plan':
      return { type: 'plan', dates: [...change.dates], rows: copyRows(change.rows) };
    case 'reset':
      return { type: 'reset', dates: [...change.dates] };
    case 'turnTimes':
    case 'closing':
      return change;
  }
}
