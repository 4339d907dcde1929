import type { Quote } from '@dining/domain/pricing/quote';
import { Notice } from '@dining/ui/notice';
import { linkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { rememberPath } from '../../entities/session/returning';
import { wonText } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** The price for members, with a sign-in link that returns here. */
export function MemberHint({ asMember }: { asMember: Quote }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Notice
      action={
        <Link
          className={linkClass('next')}
          onClick={() => rememberPath(location.pathname + location.search)}
          to="/login"
        >
          {t('common.header.login')}
        </Link>
      }
      title={t('product.memberPrice', { amount: wonText(translations, asMember.payAmount) })}
    >
      {[
        t('product.memberHint'),
        asMember.memberDiscountPeople !== null && t('product.memberLimit', { count: asMember.memberDiscountPeople }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
