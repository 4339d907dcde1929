import { addDays } from '@dining/domain/shared/seoul-time';
import { BareSelect } from '@dining/ui/bare-select';
import { Button } from '@dining/ui/button';
import { IconButton } from '@dining/ui/icon-button';
import { TextField } from '@dining/ui/text-field';
import { ScreenHead } from '../../features/screen/screen';
import { formatLongDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { PlaceOption } from './place-options';

interface ServiceHeadProps {
  readonly chosenPlace: PlaceOption;
  readonly options: readonly PlaceOption[];
  readonly day: string;
  readonly today: string;
  readonly isClosed: boolean;
  readonly onOpenDay: (place: string, day: string) => void;
  readonly otherView: PlaceOption | undefined;
  readonly onChangeView: (view: PlaceOption) => void;
}

/** Shows the title of the screen, with the choice of venue and day. */
export function ServiceHead(props: ServiceHeadProps) {
  const { chosenPlace, options, day, today, isClosed, onOpenDay, otherView, onChangeView } = props;
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ScreenHead
      note={
        <>
          {formatLongDay(translations, day)}
          {isClosed && <span className="text-danger"> · {t('staffService.closed')}</span>}
        </>
      }
      title={t('staffService.title')}
    >
      <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <BareSelect
          label={t('staffService.venue')}
          onChange={(event) => onOpenDay(event.target.value, day)}
          options={options.map(({ key, label }) => ({ value: key, label }))}
          value={chosenPlace.key}
        />
        {otherView !== undefined && (
          <Button data-key="view" onClick={() => onChangeView(otherView)} size="sm">
            {t(`staffService.views.${otherView.place.type}`)}
          </Button>
        )}
        <span className="flex shrink-0 items-center">
          <IconButton
            data-key="before"
            icon="chevron-left"
            label={t('staffService.before')}
            onClick={() => onOpenDay(chosenPlace.key, addDays(day, -1))}
          />
          <TextField
            className="w-48"
            label={t('staffService.day')}
            labelHidden
            onChange={(event) => event.target.value !== '' && onOpenDay(chosenPlace.key, event.target.value)}
            type="date"
            value={day}
            verbatim
          />
          <IconButton
            data-key="after"
            icon="chevron-right"
            label={t('staffService.after')}
            onClick={() => onOpenDay(chosenPlace.key, addDays(day, 1))}
          />
          {day !== today && (
            <Button data-key="today" onClick={() => onOpenDay(chosenPlace.key, today)} size="sm">
              {t('staffService.today')}
            </Button>
          )}
        </span>
      </span>
    </ScreenHead>
  );
}
