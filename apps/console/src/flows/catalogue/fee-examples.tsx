import { type ExampleBooking, listFeeExamples } from '@dining/domain/cancellation/fee-examples';
import { type CancelPolicy, checkPolicy } from '@dining/domain/cancellation/policy';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** The booking that the examples use if no guest has paid for a booking at the venue yet. */
const madeUpBooking: ExampleBooking = { paidAmount: 100_000, isDeposit: false };

interface FeeExamplesProps {
  readonly policy: CancelPolicy;
  /** A booking of the venue; null if there is none. */
  readonly booking: ExampleBooking | null;
  readonly paysDepositsOnly: boolean;
}

/**
 * Shows the fees that the venue keeps of a booking under the rules in the form. Shows nothing while the rules are
 * invalid.
 */
export function FeeExamples({ policy, booking, paysDepositsOnly }: FeeExamplesProps) {
  const translations = useTranslations();
  const { t } = translations;
  if (!checkPolicy(policy, paysDepositsOnly ? 'deposits_only' : 'paid_in_full').ok) return null;
  const { paidAmount, isDeposit } = booking ?? { ...madeUpBooking, isDeposit: paysDepositsOnly };
  const amount = formatWon(translations, paidAmount);
  return (
    <section aria-label={t('setup.policy.examples')} className="grid max-w-xl gap-1 border-line border-l-2 pl-4">
      <p className="text-ink-soft">
        {t(`setup.policy.${booking === null ? 'madeUpBooking' : isDeposit ? 'paidDeposit' : 'paidBooking'}`, {
          amount,
        })}
      </p>
      <ul className="grid gap-1">
        {listFeeExamples(policy, { paidAmount, isDeposit }).map(({ hoursBefore, fee }) => (
          <li key={hoursBefore}>
            {fee === 0
              ? t('setup.policy.exampleFree', { hours: hoursBefore })
              : t('setup.policy.example', {
                  hours: hoursBefore,
                  fee: formatWon(translations, fee),
                  refund: formatWon(translations, paidAmount - fee),
                })}
          </li>
        ))}
      </ul>
    </section>
  );
}
