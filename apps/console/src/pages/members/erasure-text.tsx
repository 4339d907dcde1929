import { Notice } from '@dining/ui/notice';
import type { Member } from '../../entities/members/members';
import { useTranslations } from '../../lib/i18n';

type Erasure = NonNullable<Member['erasure']>;

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

export const isErasureBlocked = ({ blockers }: Erasure): boolean => blockers.reservations > 0 || blockers.payments > 0;

/** Lists what an erasure deletes, what is kept by law and for how long, and what prevents the erasure. */
export function ErasureText({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslations();
  const { blockers, sessions, coupons, points } = erasure;
  const keptKeys = [
    ['reservations', 'members.erasure.retainedReservations'],
    ['payments', 'members.erasure.retainedPayments'],
    ['inquiries', 'members.erasure.retainedInquiries'],
    ['reviews', 'members.erasure.retainedReviews'],
  ] as const;
  const keptItems = keptKeys.flatMap(([name, key]) => (erasure[name] === 0 ? [] : [t(key, { count: erasure[name] })]));
  return (
    <div className="grid gap-4">
      {isErasureBlocked(erasure) && (
        <Notice title={t('members.erasure.blocked')} tone="warning">
          {blockers.reservations > 0 && (
            <p>{t('members.erasure.blockedReservations', { count: blockers.reservations })}</p>
          )}
          {blockers.payments > 0 && <p>{t('members.erasure.blockedPayments', { count: blockers.payments })}</p>}
        </Notice>
      )}
      <Items
        items={[
          t('members.erasure.deletedAccount'),
          ...(sessions === 0 ? [] : [t('members.erasure.deletedSessions', { count: sessions })]),
          ...(coupons === 0 && points === 0 ? [] : [t('members.erasure.deletedBenefits', { coupons, points })]),
        ]}
        title={t('members.erasure.deletedData')}
      />
      <Items
        items={keptItems.length === 0 ? [t('members.erasure.retainedNothing')] : keptItems}
        title={t('members.erasure.retainedData')}
      />
    </div>
  );
}
