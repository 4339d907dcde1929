import type { PageName } from '@dining/contract/site/pages';
import type { ReservationType } from '@dining/domain/products/product';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';
import { renderNoscriptNotice } from './noscript';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;
type Step = (typeof steps)[number];

/** The later booking steps, which only the browser renders. */
const stepsByPage: Partial<Record<PageName, Step>> = {
  reservationSecondStep: 'product',
  reservationPayment: 'payment',
  reservationComplete: 'complete',
};

/** Returns the title of a step. It reveals nothing about the reservation, because anyone can request the page. */
function getTitle(step: Step, language: Language, isPickup: boolean): string {
  const { reservation, payment, complete } = packs[language];
  if (step === 'complete') return complete.yours;
  if (step === 'payment') return payment.title;
  return isPickup ? reservation.list.pickupTitle : reservation.list.title;
}

function renderStepIndicator(step: Step, language: Language, isPickup: boolean): string {
  const { steps: stepTexts } = packs[language].reservation;
  const stepLabels = isPickup
    ? { ...stepTexts, product: stepTexts.pickupProduct, menu: stepTexts.pickupMenu }
    : stepTexts;
  const stepItems = steps.map((name, index) => {
    const number = `<span class="step-placeholder-number" aria-hidden="true">${index + 1} / ${steps.length}</span>`;
    return `<li${name === step ? ' aria-current="step"' : ''}>${number}${escapeHtml(stepLabels[name])}</li>`;
  });
  return `<ol aria-label="${escapeHtml(stepLabels.label)}">${stepItems.join('')}</ol>`;
}

interface StepPlaceholderOptions {
  readonly page: PageName | undefined;
  readonly hotel: Hotel | undefined;
  readonly language: Language;
  readonly type: ReservationType | undefined;
}

/**
 * Renders the placeholder of a later booking step, shown until the site has loaded: hotel, title and, except on the
 * completion page, the step. Returns undefined for every other page, or without a hotel.
 */
export function renderStepPlaceholder({ page, hotel, language, type }: StepPlaceholderOptions): string | undefined {
  const step = page && stepsByPage[page];
  if (step === undefined || hotel === undefined) return undefined;
  const isComplete = step === 'complete';
  const isPickup = type === 'pickup';
  return [
    renderNoscriptNotice(hotel, language),
    `<div class="step-placeholder"><p class="step-placeholder-hotel heading">${escapeHtml(getLocalizedText(hotel.name, language))}</p>`,
    `<div class="step-placeholder-page${isComplete ? ' step-placeholder-done' : ''}">`,
    // The completion page is loaded from the server only when it is opened again later, outside the steps of a booking.
    isComplete ? '' : renderStepIndicator(step, language, isPickup),
    `<h1 class="heading">${escapeHtml(getTitle(step, language, isPickup))}</h1></div></div>`,
  ].join('');
}
