import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { wonText } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';

export function ReservedMenus({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const deposit = info.prodDepositYn === 'Y';
  return (
    <Rows>
      {info.resvProdAddList.map((line) => (
        <Row
          key={line.menuIndex ?? 'own'}
          label={
            <span className="text-ink">
              {deposit ? t('product.deposit.title') : wireText(translations, line, 'prodAddName')}
            </span>
          }
          note={
            deposit
              ? t('product.deposit.line', {
                  price: wonText(translations, line.prodAddOnePriceOri),
                  count: line.prodAddNum,
                })
              : `${wonText(translations, line.prodAddOnePriceOri)} × ${line.prodAddNum}`
          }
          sum
          value={wonText(translations, line.prodAddPrice)}
        />
      ))}
      <Row label={t('product.total')} look="total" sum value={wonText(translations, info.resvOrderAmnt)} />
    </Rows>
  );
}
