import { grill } from './fixtures';
import type { StaffBrowser } from './staff-server';

type Unit = { dinRoomCode: string | null; seats: number; minSeats: number; open: boolean };
type TimeRow = { startTime: string; units: Unit[] };

export const createTables = (seats: number): Unit => ({ dinRoomCode: null, seats, minSeats: 1, open: true });

/** Creates the start time of a plan, with seats at tables. */
export const createTimeRow = (startTime: string, seats: number): TimeRow => ({
  startTime,
  units: [createTables(seats)],
});

export const createPlan = (dates: readonly string[], rows: readonly TimeRow[]) => ({ type: 'plan', dates, rows });

type Choice = 'keep' | 'cancel' | 'write';

const getGrillVersion = async (browser: StaffBrowser): Promise<unknown> =>
  (await browser.post('/stock/view', { dinCode: grill })).json.version;

export const previewGrillStock = async (browser: StaffBrowser, change: object) =>
  browser.post('/stock/preview', { dinCode: grill, version: await getGrillVersion(browser), change });

/** Saves a change of the grill's stock, with the same choice for each reservation that the preview shows. */
export async function saveGrillStock(
  browser: StaffBrowser,
  change: object,
  choice: Choice = 'keep',
  fields: object = {},
) {
  const version = await getGrillVersion(browser);
  const { json } = await browser.post('/stock/preview', { dinCode: grill, version, change });
  const choices = (json.reservations ?? []).map(({ resvCode }: { resvCode: string }) => ({ resvCode, choice }));
  return browser.post('/stock/save', {
    dinCode: grill,
    version,
    change,
    choices,
    reason: 'a burst pipe',
    message: 'Please come by the garden gate.',
    ...fields,
  });
}
