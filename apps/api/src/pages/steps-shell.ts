import type { PageName } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { textFor } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';
import { withoutScripts } from './without-scripts';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;
type Step = (typeof steps)[number];

/** The later steps of a reservation, which are the visitor's own and not rendered. */
const stepOf: Partial<Record<PageName, Step>> = { reservationSecondStep: 'product', reservationPayment: 'payment' };

const titleOf = (step: Step, language: Language): string =>
  step === 'payment' ? packs[language].payment.title : packs[language].reservation.list.title;

/**
 * What stands in a later step's page until the site takes its place: whose house it is, which step this is, and what it is about, where the
 * site will show them. Undefined for every other page.
 */
export function stepsShell(page: PageName | undefined, hotel: Hotel | undefined, language: Language): string | undefined {
  const step = page && stepOf[page];
  if (step === undefined || hotel === undefined) return undefined;
  const { steps: words } = packs[language].reservation;
  const items = steps.map((one, index) => {
    const number = `<span class="begun-number" aria-hidden="true">${index + 1} / ${steps.length}</span>`;
    return `<li${one === step ? ' aria-current="step"' : ''}>${number}${escapeHtml(words[one])}</li>`;
  });
  return [
    withoutScripts(hotel, language),
    `<div class="begun"><p class="begun-house heading">${escapeHtml(textFor(hotel.name, language))}</p>`,
    `<div class="begun-page"><ol aria-label="${escapeHtml(words.label)}">${items.join('')}</ol>`,
    `<h1 class="heading">${escapeHtml(titleOf(step, language))}</h1></div></div>`,
  ].join('');
}
