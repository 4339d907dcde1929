import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import type { Service } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';
import type { OpenForm } from './service-dialog';

interface ServiceToolsProps {
  readonly day: string;
  readonly today: string;
  readonly search: string;
  /**
   * The service of the one venue that is shown; undefined for all venues of a hotel, which have no walk-ins, sales and
   * note.
   */
  readonly service: Service | undefined;
  readonly mayAct: boolean;
  readonly onSearch: (text: string) => void;
  readonly onOpen: (form: OpenForm) => void;
}

/** Shows the search for a party, and the actions for the venue's day. */
export function ServiceTools({ day, today, search, service, mayAct, onSearch, onOpen }: ServiceToolsProps) {
  const { t } = useTranslations();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TextField
        className="min-w-56 max-w-sm flex-1"
        data-key="search"
        label={t('staffService.search')}
        labelHidden
        onChange={(event) => onSearch(event.target.value)}
        placeholder={t('staffService.search')}
        type="search"
        value={search}
      />
      {mayAct && day === today && (
        <Button data-key="walkIn" onClick={() => onOpen({ type: 'walkIn' })} size="sm" variant="primary">
          {t('staffService.walkIn')}
        </Button>
      )}
      {mayAct && day >= today && (
        <Button onClick={() => onOpen({ type: 'sales' })} size="sm">
          {t('staffService.sales.title')}
        </Button>
      )}
      {mayAct && service?.note.text === '' && (
        <Button onClick={() => onOpen({ type: 'note' })} size="sm">
          {t('staffService.note.add')}
        </Button>
      )}
      {service !== undefined && (
        <Button onClick={() => print()} size="sm" variant="quiet">
          {t('staffService.print.action')}
        </Button>
      )}
    </div>
  );
}
