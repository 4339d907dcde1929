import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { formatWon } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';

export function ReservationMenus({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const isDeposit = reservation.prodDepositYn === 'Y';
  return (
    <Rows>
      {reservation.resvProdAddList.map((line) => (
        <Row
          key={line.menuIndex ?? 'deposit-or-pickup'}
          label={
            <span className="text-ink">
              {isDeposit ? t('product.deposit.title') : localizeField(translations, line, 'prodAddName')}
            </span>
          }
          note={
            isDeposit
              ? t('product.deposit.line', {
                  price: formatWon(translations, line.prodAddOnePriceOri),
                  count: line.prodAddNum,
                })
              : `${formatWon(translations, line.prodAddOnePriceOri)} × ${line.prodAddNum}`
          }
          valueNoWrap
          value={formatWon(translations, line.prodAddPrice)}
        />
      ))}
      <Row
        label={t('product.total')}
        variant="total"
        valueNoWrap
        value={formatWon(translations, reservation.resvOrderAmnt)}
      />
    </Rows>
  );
}
