import { cx } from '@dining/ui/cx';
import { t } from '../../lib/i18n';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;

/** Where in the reservation one is: all five steps, or on a phone the present one and its number. */
export function StepTrail({ at }: { at: (typeof steps)[number] }) {
  return (
    <nav aria-label={t('reservation.steps.label')} className="mb-4 md:mb-8">
      <ol className="flex gap-x-3 text-sm">
        {steps.map((step, index) => (
          <li
            aria-current={step === at ? 'step' : undefined}
            className={cx('flex items-center gap-3', step === at ? 'font-medium text-brass' : 'text-ink-soft max-md:sr-only')}
            key={step}
          >
            {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line max-md:hidden" />}
            <span aria-hidden="true" className="md:hidden">
              {index + 1} / {steps.length}
            </span>
            {t(`reservation.steps.${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
