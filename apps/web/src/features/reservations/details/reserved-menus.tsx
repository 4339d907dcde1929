import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Row, Rows } from '@dining/ui/rows';
import { wonText } from '../../../lib/format';
import { t } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';

/** What was ordered, line by line, at the price it was sold for. */
export function ReservedMenus({ info }: { info: ResvInfo }) {
  const deposit = info.prodDepositYn === 'Y';
  return (
    <Rows>
      {info.resvProdAddList.map((line) => (
        <Row
          key={line.menuIndex ?? 'own'}
          label={<span className="text-ink">{deposit ? t('product.deposit.title') : wireText(line, 'prodAddName')}</span>}
          note={
            deposit
              ? t('product.deposit.line', { price: wonText(line.prodAddOnePriceOri), count: line.prodAddNum })
              : `${wonText(line.prodAddOnePriceOri)} × ${line.prodAddNum}`
          }
          sum
          value={wonText(line.prodAddPrice)}
        />
      ))}
      <Row label={t('product.total')} look="total" sum value={wonText(info.resvOrderAmnt)} />
    </Rows>
  );
}
