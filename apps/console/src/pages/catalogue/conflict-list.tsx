import { Notice } from '@dining/ui/notice';
import type { ImportResult } from '../../entities/catalogue/catalogue-files';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { useTranslations } from '../../lib/i18n';

const columns = ['venue', 'visit', 'bookedSeats', 'offeredSeats'] as const;

/** Lists the start times with more bookings than the files offer. The bookings stay. */
export function ConflictList({ conflicts }: { conflicts: ImportResult['conflicts'] }) {
  const { t } = useTranslations();
  const venues = useHotels().flatMap((hotel) => hotel.venues);
  const title = t('catalogueFiles.conflicts.title', { count: conflicts.length });
  return (
    <div className="grid gap-3">
      <Notice title={title} tone="warning">
        {t('catalogueFiles.conflicts.text')}
      </Notice>
      <table className="w-full table-fixed text-left tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="border-line border-b text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th className="px-2 py-2 font-medium" key={column} scope="col">
                {t(`catalogueFiles.conflicts.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ dinCode, visit, dinRoomCode, taken, offered }) => (
            <tr
              className="border-line border-b align-top"
              key={`${dinCode} ${visit.date} ${visit.time} ${dinRoomCode ?? ''}`}
            >
              <th className="break-words px-2 py-2 font-medium" scope="row">
                {venues.find((venue) => venue.dinCode === dinCode)?.name ?? dinCode}
                {dinRoomCode !== null && <span className="block font-normal text-ink-soft text-xs">{dinRoomCode}</span>}
              </th>
              <td className="px-2 py-2">{`${visit.date} ${visit.time}`}</td>
              <td className="px-2 py-2">{taken}</td>
              <td className="px-2 py-2">{offered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
