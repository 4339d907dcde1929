import { decodeVisit } from '@dining/contract/codecs/visit';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import type { PayLinkWithExpiry } from '../../entities/payments/pay-link-query';
import { formatParty } from '../../features/reservations/steps/visit-summary';
import { formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

/**
 * Shows what the guest pays for. Once the link is paid or has ended, shows only the venue, the visit and the phone
 * number, so that the guest can call.
 */
export function PayLinkFacts({ link }: { link: PayLinkWithExpiry }) {
  const translations = useTranslations();
  const { t } = translations;
  const { order } = link;
  return (
    <Rows className="border-line border-t pt-4">
      <Row
        label={t('reservation.venue.label')}
        value={
          <>
            {localizeField(translations, link, 'dinName')}
            <span className="block text-ink-soft text-sm">{localizeField(translations, link, 'htlName')}</span>
          </>
        }
      />
      <Row label={t('reservation.summary.visit')} value={formatVisit(translations, decodeVisit(link.resvDate))} />
      {order !== null && (
        <>
          <Row
            label={t('reservation.party.label')}
            value={formatParty(translations, { adults: order.resvAdultCnt, kids: order.resvKidCnt })}
          />
          <Row
            label={t('payment.summary.product')}
            value={
              <>
                {localizeField(translations, order, 'prodName')}
                {order.menuList.map((menu) => (
                  <span className="block text-ink-soft text-sm" key={menu.prodAddName}>
                    {localizeField(translations, menu, 'prodAddName')}{' '}
                    {t('common.units.times', { count: menu.prodAddNum })}
                  </span>
                ))}
              </>
            }
          />
          <Row label={t('payment.booker.name')} value={order.resvUserName} />
          <Row label={t('payLink.phone')} value={order.resvUserTel} />
          <Row label={t('payment.summary.total')} value={formatWon(translations, order.resvSetleAmnt)} />
        </>
      )}
      {link.dinTel !== '' && (
        <Row
          label={t('reservation.venue.phone')}
          value={<TextLink href={`tel:${link.dinTel}`}>{link.dinTel}</TextLink>}
        />
      )}
    </Rows>
  );
}
