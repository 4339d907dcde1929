import type { PageName } from '@dining/contract/site/pages';
import type { ReservationType } from '@dining/domain/products/product';
import type { Language } from '@dining/domain/shared/language';
import { textFor } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { escapeHtml } from '../html/escape-html';
import type { Hotel } from '../stores/hotels/hotels';
import { withoutScripts } from './without-scripts';

const steps = ['schedule', 'product', 'menu', 'payment', 'complete'] as const;
type Step = (typeof steps)[number];

/** The later steps of a reservation, which are the visitor's own and not rendered. */
const stepOf: Partial<Record<PageName, Step>> = {
  reservationSecondStep: 'product',
  reservationPayment: 'payment',
  reservationComplete: 'complete',
};

/** What the page is about, which is all that is known of it: who asks for a reservation may be anybody, and it may be cancelled. */
function titleOf(step: Step, language: Language, pickup: boolean): string {
  const { reservation, payment, complete } = packs[language];
  if (step === 'complete') return complete.yours;
  if (step === 'payment') return payment.title;
  return pickup ? reservation.list.pickupTitle : reservation.list.title;
}

function trail(step: Step, language: Language, pickup: boolean): string {
  const { steps: said } = packs[language].reservation;
  const words = pickup ? { ...said, product: said.pickupProduct, menu: said.pickupMenu } : said;
  const items = steps.map((one, index) => {
    const number = `<span class="begun-number" aria-hidden="true">${index + 1} / ${steps.length}</span>`;
    return `<li${one === step ? ' aria-current="step"' : ''}>${number}${escapeHtml(words[one])}</li>`;
  });
  return `<ol aria-label="${escapeHtml(words.label)}">${items.join('')}</ol>`;
}

interface Begun {
  readonly page: PageName | undefined;
  readonly hotel: Hotel | undefined;
  readonly language: Language;
  /** What kind of reservation is searched for; undefined where that is not said. */
  readonly type: ReservationType | undefined;
}

/**
 * What stands in a later step's page until the site takes its place: whose house it is, which step this is, and what it is about, where the
 * site will show them. Undefined for every other page.
 */
export function stepsShell({ page, hotel, language, type }: Begun): string | undefined {
  const step = page && stepOf[page];
  if (step === undefined || hotel === undefined) return undefined;
  const done = step === 'complete';
  const pickup = type === 'pickup';
  return [
    withoutScripts(hotel, language),
    `<div class="begun"><p class="begun-house heading">${escapeHtml(textFor(hotel.name, language))}</p>`,
    `<div class="begun-page${done ? ' begun-done' : ''}">`,
    // Who has just paid comes here without asking the server: for all others a reservation that stands is no step of anything.
    done ? '' : trail(step, language, pickup),
    `<h1 class="heading">${escapeHtml(titleOf(step, language, pickup))}</h1></div></div>`,
  ].join('');
}
