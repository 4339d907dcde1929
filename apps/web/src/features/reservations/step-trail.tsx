import { cx } from '@dining/ui/cx';
import { t } from '../../lib/i18n';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;

/** Where in the reservation one is: five steps, the present one marked. */
export function StepTrail({ at }: { at: (typeof steps)[number] }) {
  return (
    <nav aria-label={t('reservation.steps.label')} className="mb-6 md:mb-10">
      <ol className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {steps.map((step, index) => (
          <li
            aria-current={step === at ? 'step' : undefined}
            className={cx('flex items-center gap-3', step === at ? 'font-medium text-brass' : 'text-ink-soft')}
            key={step}
          >
            {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line" />}
            <span className={step === at ? undefined : 'max-md:sr-only'}>{t(`reservation.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
