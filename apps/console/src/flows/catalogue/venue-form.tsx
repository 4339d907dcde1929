import { checkVenueFields } from '@dining/domain/catalogue/check-fields';
import type { VenueFields } from '@dining/domain/catalogue/fields';
import { cuisines } from '@dining/domain/search/venue-filter';
import { Button } from '@dining/ui/button';
import { FieldGroup } from '@dining/ui/field-group';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { parseNumber, useFieldsForm } from './use-fields-form';

interface StartTimeValues {
  readonly time: string;
  readonly weekdaySeats: string;
  readonly weekendSeats: string;
}

interface VenueValues extends Omit<VenueFields, 'cuisine' | 'seatCount' | 'tableTurnMinutes' | 'startTimes'> {
  readonly cuisine: string;
  readonly seatCount: string;
  readonly tableTurnMinutes: string;
  readonly startTimes: readonly StartTimeValues[];
}

const noText = { ko: '', en: '', cn: '', ja: '' };

const newValues: VenueValues = {
  name: noText,
  description: noText,
  location: noText,
  openingHours: noText,
  cuisine: '',
  phone: '',
  mailbox: '',
  seatCount: '',
  tableTurnMinutes: '120',
  startTimes: ['12:00', '18:00'].map((time) => ({ time, weekdaySeats: '20', weekendSeats: '20' })),
};

const toValues = ({ cuisine, seatCount, tableTurnMinutes, startTimes, ...fields }: VenueFields): VenueValues => ({
  ...fields,
  cuisine: cuisine ?? '',
  seatCount: String(seatCount),
  tableTurnMinutes: tableTurnMinutes === null ? '' : String(tableTurnMinutes),
  startTimes: startTimes.map(({ time, weekdaySeats, weekendSeats }) => ({
    time,
    weekdaySeats: String(weekdaySeats),
    weekendSeats: String(weekendSeats),
  })),
});

const toFields = ({ cuisine, seatCount, tableTurnMinutes, startTimes, ...values }: VenueValues): VenueFields => ({
  ...values,
  cuisine: cuisines.find((each) => each === cuisine) ?? null,
  seatCount: parseNumber(seatCount),
  tableTurnMinutes: tableTurnMinutes.trim() === '' ? null : parseNumber(tableTurnMinutes),
  startTimes: startTimes.map(({ time, weekdaySeats, weekendSeats }) => ({
    time: time.trim(),
    weekdaySeats: parseNumber(weekdaySeats),
    weekendSeats: parseNumber(weekendSeats),
  })),
});

interface VenueFormProps {
  readonly draftKey: string;
  /** Undefined for a new venue. */
  readonly stored: { readonly fields: VenueFields; readonly version: string; readonly hasVisits: boolean } | undefined;
  readonly onSave: (fields: VenueFields, version: string | null) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds or changes a venue. Start times and seats can be entered until the venue has some. */
export function VenueForm({ draftKey, stored, onSave, onSaved }: VenueFormProps) {
  const { t } = useTranslations();
  const hasStock = stored?.hasVisits === true;
  const form = useFieldsForm<VenueValues, VenueFields>({
    draftKey,
    version: stored?.version ?? null,
    initialValues: stored === undefined ? newValues : toValues(stored.fields),
    toFields,
    check: (fields) => checkVenueFields(fields, hasStock),
    save: onSave,
    labels: {
      name: t('setup.venue.name'),
      description: t('setup.venue.description'),
      location: t('setup.venue.location'),
      openingHours: t('setup.venue.openingHours'),
      cuisine: t('setup.venue.cuisine'),
      phone: t('setup.venue.phone'),
      mailbox: t('setup.venue.mailbox'),
      seatCount: t('setup.venue.seatCount'),
      tableTurnMinutes: t('setup.venue.turnTime'),
      startTimes: t('setup.venue.startTimes'),
    },
    formatValue: (name, value) => {
      const cuisine = name === 'cuisine' ? cuisines.find((each) => each === value) : undefined;
      return cuisine && t(`setup.venue.cuisines.${cuisine}`);
    },
    onSaved,
  });
  const { value: startTimes, onChange: setStartTimes, error: startTimesError } = form.getValueFieldProps('startTimes');
  const changeRow = (place: number, changes: Partial<StartTimeValues>) =>
    setStartTimes(startTimes.map((row, index) => (index === place ? { ...row, ...changes } : row)));
  return (
    <FieldsFormFrame form={form}>
      <LanguageFields
        getField={(language) => form.getFieldProps(`name.${language}`)}
        label={t('setup.venue.name')}
        required
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`description.${language}`)}
        kind="lines"
        label={t('setup.venue.description')}
        required
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`location.${language}`)}
        label={t('setup.venue.location')}
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`openingHours.${language}`)}
        kind="lines"
        label={t('setup.venue.openingHours')}
      />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Select
          {...form.getFieldProps('cuisine')}
          label={t('setup.venue.cuisine')}
          options={[
            { value: '', label: t('setup.venue.noCuisine') },
            ...cuisines.map((each) => ({ value: each, label: t(`setup.venue.cuisines.${each}`) })),
          ]}
        />
        <TextField {...form.getRequiredFieldProps('phone')} autoComplete="off" label={t('setup.venue.phone')} />
        <TextField
          {...form.getFieldProps('mailbox')}
          autoComplete="off"
          description={t('setup.venue.mailboxHint')}
          inputMode="email"
          label={t('setup.venue.mailbox')}
        />
        <TextField
          {...form.getRequiredFieldProps('seatCount')}
          autoComplete="off"
          inputMode="numeric"
          label={t('setup.venue.seatCount')}
        />
        <TextField
          {...form.getFieldProps('tableTurnMinutes')}
          autoComplete="off"
          description={t('setup.venue.turnTimeHint')}
          inputMode="numeric"
          label={t('setup.venue.turnTime')}
        />
      </div>
      <FieldGroup
        description={t(hasStock ? 'setup.venue.startTimesFixed' : 'setup.venue.startTimesHint')}
        error={startTimesError}
        label={t('setup.venue.startTimes')}
        required={!hasStock}
      >
        <div className="grid gap-3" id={form.getId('startTimes')}>
          {startTimes.map((row, index) => (
            // Rows have no id, and errors refer to their index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div className="grid grid-cols-[1fr_1fr_1fr_auto] items-start gap-3" key={index}>
              {(['time', 'weekdaySeats', 'weekendSeats'] as const).map((column) => (
                <TextField
                  autoComplete="off"
                  disabled={hasStock}
                  error={form.getError(`startTimes.${index}.${column}`)}
                  id={form.getId(`startTimes.${index}.${column}`)}
                  inputMode={column === 'time' ? 'text' : 'numeric'}
                  key={column}
                  label={t(`setup.venue.${column}`)}
                  onChange={(event) => changeRow(index, { [column]: event.target.value })}
                  value={row[column]}
                />
              ))}
              {!hasStock && (
                <Button
                  aria-label={t('setup.venue.removeTime', { time: row.time })}
                  className="mt-7"
                  onClick={() => setStartTimes(startTimes.filter((_, place) => place !== index))}
                  variant="quiet"
                >
                  ✕
                </Button>
              )}
            </div>
          ))}
          {!hasStock && (
            <Button
              className="justify-self-start"
              onClick={() => setStartTimes([...startTimes, { time: '', weekdaySeats: '20', weekendSeats: '20' }])}
              size="sm"
            >
              {t('setup.venue.addTime')}
            </Button>
          )}
        </div>
      </FieldGroup>
    </FieldsFormFrame>
  );
}
