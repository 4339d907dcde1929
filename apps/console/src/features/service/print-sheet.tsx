import type { Service, ShownParty } from '../../entities/service/service';
import { formatInstant, formatLongDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { attendanceSymbols } from './attendance-state-label';
import { usePartySizeFormatter } from './party-list';

const cellClasses = 'border border-edge px-1.5 py-1 align-top';

interface PrintSheetProps {
  readonly service: Service;
  readonly parties: readonly ShownParty[];
  readonly now: Date;
}

/** Renders the service sheet and, if a party has allergies, the allergy list. Both are visible only in print. */
export function PrintSheet({ service, parties, now }: PrintSheetProps) {
  const translations = useTranslations();
  const { t } = translations;
  const formatPartySize = usePartySizeFormatter();
  const { venue, day, note } = service;
  const formatName = (party: ShownParty) => party.name ?? t('staffService.nameHidden');
  const allergicParties = parties.filter(({ allergies }) => allergies !== null && allergies.length > 0);
  const renderHeading = (title: string) => (
    <h2 className="mb-2 font-medium text-base">
      {title} · {venue} · {formatLongDay(translations, day)}
    </h2>
  );
  return (
    <div className="hidden text-xs print:block">
      <section className="break-after-page">
        {renderHeading(t('staffService.print.sheet'))}
        {note.text !== '' && <p className="mb-2 whitespace-pre-line border border-edge p-2">{note.text}</p>}
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              {(['time', 'state', 'name', 'party', 'product', 'marks'] as const).map((column) => (
                <th className={cellClasses} key={column} scope="col">
                  {t(`staffService.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr className="break-inside-avoid" key={party.resvCode}>
                <td className={cellClasses}>{party.time}</td>
                <td className={cellClasses}>
                  {attendanceSymbols[party.attendance].shape} {t(`staffService.states.${party.attendance}`)}
                </td>
                <td className={cellClasses}>{formatName(party)}</td>
                <td className={cellClasses}>{formatPartySize(party)}</td>
                <td className={cellClasses}>
                  {[party.room, party.product, ...party.menus.map(({ name, count }) => `${count} × ${name}`)]
                    .filter((text) => text !== '')
                    .join(', ')}
                </td>
                <td className={cellClasses}>
                  {[
                    ...(party.payment === 'at_venue' ? [t('staffService.payment.at_venue')] : []),
                    ...(party.allergies !== null && party.allergies.length > 0
                      ? [t('staffService.marks.allergy')]
                      : []),
                    ...(party.request === '' ? [] : [party.request]),
                  ].join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2">
          {t('staffService.print.printedAt', { time: formatInstant(translations, now.toISOString()) })}
        </p>
      </section>
      {allergicParties.length > 0 && (
        <section className="break-after-page">
          {renderHeading(t('staffService.print.allergies'))}
          <table className="w-full border-collapse text-left">
            <tbody>
              {allergicParties.map((party) => (
                <tr className="break-inside-avoid" key={party.resvCode}>
                  <td className={cellClasses}>{party.time}</td>
                  <td className={cellClasses}>{formatName(party)}</td>
                  <td className={cellClasses}>{formatPartySize(party)}</td>
                  <td className={cellClasses}>
                    <strong>{party.allergies?.join(', ')}</strong>
                  </td>
                  <td className={cellClasses}>
                    {party.menus.map(({ name, count }) => `${count} × ${name}`).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
