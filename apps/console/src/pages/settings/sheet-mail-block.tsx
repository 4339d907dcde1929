import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSheetMailsQuery, type SheetMail, saveSheetMail } from '../../entities/venues/sheet-mails';
import { Block, EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { OnOffLabel } from './ratings-block';
import { useSettingChange } from './use-setting-change';

/** Shows and changes which venues of a hotel get the service sheet of each evening by mail. */
export function SheetMailBlock({ htlCode }: { htlCode: HtlCode }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const { write, confirmChange, showProblem } = useSettingChange();
  const queryClient = useQueryClient();
  const query = getSheetMailsQuery(htlCode);
  const { data: venues, error, isFetching, refetch } = useQuery(query);
  const [pendingCode, setPendingCode] = useState<string>();

  const switchSheetMail = async ({ dinCode, name: venue, isOn: wasOn, mailbox }: SheetMail): Promise<void> => {
    const isOn = !wasOn;
    const address = mailbox ?? t('staffSettings.sheetMail.noAddress');
    const isSure = await confirmChange(
      t('staffSettings.sheetMail.title'),
      t(isOn ? 'staffSettings.sheetMail.askOn' : 'staffSettings.sheetMail.askOff', { venue, address }),
      t(isOn ? 'staffSettings.turnOn' : 'staffSettings.turnOff'),
      !isOn,
    );
    if (!isSure) return;
    setPendingCode(dinCode);
    const outcome = await write(saveSheetMail, { dinCode, isOn });
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    setPendingCode(undefined);
    if (!outcome.ok) return showProblem(outcome.problem);
    notify(t(isOn ? 'staffSettings.sheetMail.turnedOn' : 'staffSettings.sheetMail.turnedOff', { venue }));
  };
  return (
    <Block title={t('staffSettings.sheetMail.title')}>
      <p className="text-ink-soft">{t('staffSettings.sheetMail.text')}</p>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {venues === undefined && error === null && <LoadingRows count={3} />}
      {venues?.length === 0 && (
        <EmptyList title={t('staffSettings.sheetMail.noVenue')}>{t('staffSettings.sheetMail.noVenueText')}</EmptyList>
      )}
      {venues !== undefined && venues.length > 0 && (
        <table className="w-full text-left">
          <caption className="sr-only">{t('staffSettings.sheetMail.title')}</caption>
          <thead className="border-line border-b text-ink-soft text-xs">
            <tr>
              {(['venue', 'address', 'state'] as const).map((column) => (
                <th className="px-2 py-2 font-medium" key={column} scope="col">
                  {t(`staffSettings.sheetMail.columns.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {venues.map((venue) => (
              <tr className="border-line border-b" key={venue.dinCode}>
                <th className="px-2 py-2 font-medium" scope="row">
                  {venue.name}
                  {!venue.isActive && (
                    <span className="block font-normal text-ink-soft text-xs">
                      {t('staffSettings.sheetMail.inactive')}
                    </span>
                  )}
                </th>
                <td className="break-all px-2 py-2">
                  {venue.mailbox ?? <span className="text-warning">{t('staffSettings.sheetMail.noAddress')}</span>}
                </td>
                <td className="whitespace-nowrap px-2 py-2">
                  <OnOffLabel isOn={venue.isOn} />
                </td>
                <td className="whitespace-nowrap px-2 py-2 text-right">
                  <Button
                    aria-label={t(
                      venue.isOn ? 'staffSettings.sheetMail.turnOffName' : 'staffSettings.sheetMail.turnOnName',
                      { venue: venue.name },
                    )}
                    onClick={() => void switchSheetMail(venue)}
                    pending={pendingCode === venue.dinCode}
                    size="sm"
                    variant="quiet"
                  >
                    {t(venue.isOn ? 'staffSettings.turnOff' : 'staffSettings.turnOn')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}
