import type { StockError } from '@dining/domain/availability/stock-checks';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { IconButton } from '@dining/ui/icon-button';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../lib/i18n';
import { createNextRow, type RowDraft, type UnitDraft } from './rows-draft';

export interface NamedRoom {
  readonly dinRoomCode: DinRoomCode;
  readonly name: string;
}

interface RowsEditorProps {
  /** Names the list of start times. */
  readonly label: string;
  readonly rooms: readonly NamedRoom[];
  readonly rows: readonly RowDraft[];
  /** Errors of these rows, by their position. */
  readonly errors: readonly StockError[];
  readonly onChange: (rows: readonly RowDraft[]) => void;
}

const timeErrors: ReadonlySet<string> = new Set([
  'bad_start_time',
  'duplicate_start_time',
  'no_unit',
  'duplicate_unit',
]);
const minErrors: ReadonlySet<string> = new Set(['min_out_of_range', 'min_above_seats']);

/** Shows a short label, and names the field in full for screen readers. */
function UnitLabel({ shown, name }: { shown: string; name: string }) {
  return (
    <>
      <span aria-hidden="true" className="font-normal text-ink-soft text-xs">
        {shown}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

/** Shows inputs for start times, and for their seats at tables and their rooms. */
export function RowsEditor({ label, rooms, rows, errors, onChange }: RowsEditorProps) {
  const { t } = useTranslations();
  const getUnitName = (code: DinRoomCode | null): string =>
    code === null ? t('staffStock.rows.tables') : (rooms.find(({ dinRoomCode }) => dinRoomCode === code)?.name ?? code);
  const replaceRow = (id: string, changes: Partial<RowDraft>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const replaceUnit = (row: RowDraft, code: DinRoomCode | null, changes: Partial<UnitDraft>) =>
    replaceRow(row.id, {
      units: row.units.map((unit) => (unit.dinRoomCode === code ? { ...unit, ...changes } : unit)),
    });
  const findErrorText = (index: number, isWanted: (error: StockError) => boolean): string | undefined => {
    const rowError = errors.find((error) => error.row === index && isWanted(error));
    return rowError && t(`staffStock.errors.${rowError.code}`);
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">{label}</legend>
      <ul className="grid gap-3">
        {rows.map((row, index) => {
          const name = row.startTime === '' ? t('staffStock.rows.new') : row.startTime;
          return (
            <li className="grid gap-x-4 gap-y-2 border-line border-b pb-3 md:grid-cols-[9rem_1fr_2.75rem]" key={row.id}>
              <TextField
                error={findErrorText(index, ({ code }) => timeErrors.has(code))}
                label={t('staffStock.rows.time')}
                onChange={({ target }) => replaceRow(row.id, { startTime: target.value })}
                type="time"
                value={row.startTime}
                verbatim
              />
              <div className="flex flex-wrap gap-x-6 gap-y-2">
                {row.units.map((unit) => {
                  const { dinRoomCode, state, seats, minSeats } = unit;
                  const unitName = getUnitName(dinRoomCode);
                  const names = { time: name, unit: unitName };
                  const isOpen = state === 'open';
                  const isOfUnit = (error: StockError) =>
                    error.dinRoomCode === dinRoomCode && !timeErrors.has(error.code);
                  return (
                    <div className="grid content-start" key={dinRoomCode ?? ''}>
                      <Checkbox
                        aria-label={t('staffStock.rows.offerName', names)}
                        checked={isOpen}
                        onChange={({ target }) =>
                          replaceUnit(row, dinRoomCode, { state: target.checked ? 'open' : 'closed' })
                        }
                      >
                        {unitName}
                      </Checkbox>
                      {isOpen && (
                        <div className="flex gap-2">
                          {dinRoomCode !== null && (
                            <TextField
                              className="w-24"
                              error={findErrorText(index, (error) => isOfUnit(error) && minErrors.has(error.code))}
                              inputMode="numeric"
                              label={
                                <UnitLabel
                                  name={t('staffStock.rows.minName', names)}
                                  shown={t('staffStock.rows.min')}
                                />
                              }
                              onChange={({ target }) => replaceUnit(row, dinRoomCode, { minSeats: target.value })}
                              value={minSeats}
                              verbatim
                            />
                          )}
                          <TextField
                            className="w-24"
                            error={findErrorText(index, (error) => isOfUnit(error) && !minErrors.has(error.code))}
                            inputMode="numeric"
                            label={
                              <UnitLabel
                                name={t('staffStock.rows.seatsName', names)}
                                shown={t('staffStock.rows.seats')}
                              />
                            }
                            onChange={({ target }) => replaceUnit(row, dinRoomCode, { seats: target.value })}
                            value={seats}
                            verbatim
                          />
                        </div>
                      )}
                    </div>
                  );
                })}
              </div>
              <IconButton
                icon="close"
                label={t('staffStock.rows.remove', { time: name })}
                onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              />
            </li>
          );
        })}
      </ul>
      <Button
        className="justify-self-start"
        onClick={() =>
          onChange([
            ...rows,
            createNextRow(
              rows,
              rooms.map(({ dinRoomCode }) => dinRoomCode),
            ),
          ])
        }
        size="sm"
      >
        {t('staffStock.rows.add')}
      </Button>
    </fieldset>
  );
}
