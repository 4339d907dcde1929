import type { Quote } from '@dining/domain/pricing/quote';
import { Notice } from '@dining/ui/notice';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { saveReturnPath } from '../../entities/session/return-path';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

export function MemberHint({ memberQuote }: { memberQuote: Quote }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Notice
      action={
        <Link
          className={getLinkClass('next')}
          onClick={() => saveReturnPath(location.pathname + location.search)}
          to="/login"
        >
          {t('common.header.login')}
        </Link>
      }
      title={t('product.memberPrice', { amount: formatWon(translations, memberQuote.payAmount) })}
    >
      {[
        t('product.memberHint'),
        memberQuote.memberDiscountPeople !== null &&
          t('product.memberLimit', { count: memberQuote.memberDiscountPeople }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
