import { Button } from '@dining/ui/button';
import { joinClasses } from '@dining/ui/join-classes';
import { holdsSeats, type PayLink } from '../../entities/reservations/pay-links';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { formatInstant, formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

const stateSymbols = {
  open: { shape: '◌', color: 'text-warning' },
  paying: { shape: '◌', color: 'text-warning' },
  confirming: { shape: '◌', color: 'text-warning' },
  paid: { shape: '✓', color: 'text-success' },
  lapsed: { shape: '–', color: 'text-ink-soft' },
  withdrawn: { shape: '–', color: 'text-ink-soft' },
} as const satisfies Record<PayLink['state'], { shape: string; color: string }>;

export interface PayLinkActions {
  readonly onSend: (link: PayLink) => void;
  readonly onOpen: (link: PayLink) => void;
  readonly onWithdraw: (link: PayLink) => void;
}

interface PayLinkListProps {
  readonly links: readonly PayLink[];
  /** Returns the actions that the staff member may do on a link; undefined if they may only see it. */
  readonly getActions?: ((link: PayLink) => PayLinkActions | undefined) | undefined;
  readonly onShow: (resvCode: string) => void;
}

/** Lists phone bookings with a pay link. A dashed frame marks those whose seats are held for the payment. */
export function PayLinkList({ links, getActions, onShow }: PayLinkListProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <section aria-label={t('staffDesk.links.title')} className="grid gap-2">
      <h2 className="font-medium text-sm">{t('staffDesk.links.title')}</h2>
      <ul className="grid gap-2">
        {links.map((link) => {
          const { shape, color } = stateSymbols[link.state];
          const actions = holdsSeats(link) ? getActions?.(link) : undefined;
          const { resvCode } = link;
          return (
            <li
              className={joinClasses(
                'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border px-3 py-2',
                holdsSeats(link) ? 'border-edge border-dashed' : 'border-line',
              )}
              key={link.linkId}
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <bdi className="font-medium">{link.bookerName}</bdi>
                  <span className={joinClasses('inline-flex gap-1.5', color)}>
                    <span aria-hidden="true">{shape}</span>
                    {t(`staffDesk.links.states.${link.state}`)}
                    {holdsSeats(link) &&
                      ` ${t('staffDesk.links.until', { until: formatInstant(translations, link.endsAt) })}`}
                  </span>
                </p>
                <p className="text-ink-soft text-sm">
                  {formatVisit(translations, link.visit, false)} · {link.venueName} ·{' '}
                  {formatParty(translations, { ...link, type: 'table', pickupQuantity: 0 })}
                </p>
                {link.amount !== null && (
                  <p className="text-ink-soft text-sm tabular-nums">
                    {t('staffDesk.links.amount', {
                      amount: formatWon(translations, link.amount),
                      name: link.bookedBy,
                    })}
                  </p>
                )}
              </div>
              {actions !== undefined && (
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => actions.onOpen(link)} size="sm">
                    {t('staffDesk.links.open')}
                  </Button>
                  <Button onClick={() => actions.onSend(link)} size="sm">
                    {t('staffDesk.links.send')}
                  </Button>
                  <Button onClick={() => actions.onWithdraw(link)} size="sm" variant="danger">
                    {t('staffDesk.links.withdraw')}
                  </Button>
                </div>
              )}
              {resvCode !== null && (
                <Button onClick={() => onShow(resvCode)} size="sm">
                  {t('staffDesk.links.show')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
