import type { Deps } from '../src/config/deps';
import { renderPayLinkMail } from '../src/notifications/pay-link-messages';
import { dinner, grill } from './fixtures';

/** Returns the body of a phone booking: dinner for two on a Friday, paid by a link that is valid for two hours. */
export const createLinkBooking = (changes: object = {}) => ({
  dinCode: grill,
  prodCode: dinner,
  type: 'table',
  visit: { date: '2026-03-13', time: '18:00' },
  adults: 2,
  kids: 0,
  menus: [{ menuIndex: 1, count: 1 }],
  name: 'Tanaka Yui',
  phone: '010-2345-6789',
  email: 'yui@example.test',
  language: 'ja',
  allergies: null,
  answers: [{ prodQsCode: 'Q1', answer: 'Window 日' }],
  isConsentSpoken: true,
  shownAmount: 81_000,
  payment: { type: 'link', minutes: 120 },
  ...changes,
});

/** Renders the mail with a pay link. Returns the key of the link. */
export async function getPayKeyFromMail(deps: Deps, linkId: string): Promise<string> {
  const message = {
    key: `pay_link_sent mail ${linkId}.1`,
    attempts: 1,
    createdAt: new Date(),
    kind: 'pay_link_sent',
    payload: { linkId },
  } as const;
  const mail = await renderPayLinkMail(deps, message);
  return /\/pay\/([\w-]{22})\?lang=/.exec(mail?.text ?? '')?.[1] ?? '';
}
