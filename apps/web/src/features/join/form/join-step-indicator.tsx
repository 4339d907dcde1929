import { joinClasses } from '@dining/ui/join-classes';
import { useTranslations } from '../../../lib/i18n';

const steps = ['agreement', 'form', 'complete'] as const;

export function JoinStepIndicator({ currentStep }: { currentStep: (typeof steps)[number] }) {
  const { t } = useTranslations();
  return (
    <nav aria-label={t('join.steps.label')}>
      <ol className="flex flex-wrap justify-center gap-x-3 text-sm">
        {steps.map((step, index) => (
          <li
            aria-current={step === currentStep ? 'step' : undefined}
            className={joinClasses(
              'flex items-center gap-3',
              step === currentStep ? 'font-medium text-brass forced-colors:underline' : 'text-ink-soft',
            )}
            key={step}
          >
            {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line md:w-8" />}
            {t(`join.steps.${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
