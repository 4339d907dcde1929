import { isPaidAtVenue } from '@dining/domain/products/menu-choice';
import type { Product, ReservationType } from '@dining/domain/products/product';
import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import { usePastDay } from '../../../entities/search/search-state';
import { formatFullDay } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;
type Step = (typeof steps)[number];

const pickupLabels: Readonly<Partial<Record<Step, 'pickupProduct' | 'pickupMenu'>>> = {
  product: 'pickupProduct',
  menu: 'pickupMenu',
};

interface StepIndicatorProps {
  currentStep: Step;
  /** The chosen product. If it is paid at the venue, the payment step is labelled as asking only for details. */
  product?: Product | undefined;
  type: ReservationType;
}

/** Shows the steps of a reservation, and a notice if the URL names a past day. */
export function StepIndicator({ currentStep, product, type }: StepIndicatorProps) {
  const translations = useTranslations();
  const { t } = translations;
  const pastDay = usePastDay();
  const isProductPaidAtVenue = product !== undefined && isPaidAtVenue(product);
  const getLabel = (step: Step) => {
    if (step === 'payment' && isProductPaidAtVenue) return 'details';
    return (type === 'pickup' && pickupLabels[step]) || step;
  };
  return (
    <>
      <nav aria-label={t('reservation.steps.label')} className="mb-4 md:mb-8">
        <ol className="flex gap-x-3 text-sm">
          {steps.map((step, index) => (
            <li
              aria-current={step === currentStep ? 'step' : undefined}
              className={joinClasses(
                'flex items-center gap-3',
                step === currentStep
                  ? 'font-medium text-brass forced-colors:underline'
                  : 'text-ink-soft max-md:sr-only',
              )}
              key={step}
            >
              {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-line max-md:hidden" />}
              <span aria-hidden="true" className="md:hidden">
                {index + 1} / {steps.length}
              </span>
              {t(`reservation.steps.${getLabel(step)}`)}
            </li>
          ))}
        </ol>
      </nav>
      {pastDay !== undefined && (
        <Notice announce className="mb-4 md:mb-8">
          {t('common.pastDay', { day: formatFullDay(translations, pastDay) })}
        </Notice>
      )}
    </>
  );
}
