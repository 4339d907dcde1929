import { type Html, html } from '../html';
import type { Language } from '../languages';
import { type Brand, renderPage } from '../page';
import type { Account } from './accounts';
import { type ConsentTexts, consentTexts } from './texts';

interface ConsentPageOptions {
  readonly language: Language;
  readonly brand: Brand;
  readonly name: string;
  readonly sharesPhone: boolean;
  readonly accounts: readonly Account[];
}

export const renderAccountCard = (value: string, title: string, note: Html | string, isChecked: boolean): Html =>
  html`<label class="account"><input type="radio" name="account" value="${value}" required${isChecked && html` checked`}>
<span><b>${title}</b><small>${note}</small></span></label>`;

function formatDetails(texts: ConsentTexts, { email, emailVerified, phone }: Account, sharesPhone: boolean): Html {
  const address = email === null ? texts.noEmail : `${email}${emailVerified ? '' : texts.unverified}`;
  return html`<span>${address}</span>${sharesPhone && html`<span class="phone">${phone ?? texts.noPhone}</span>`}`;
}

/** Renders the consent page with a choice of accounts. The form posts to its own URL. */
export function renderConsentPage({ language, brand, name, sharesPhone, accounts }: ConsentPageOptions): string {
  const texts = consentTexts[language];
  const sharedData = [texts.name, texts.email, ...(sharesPhone ? [texts.phone] : [])];
  const content = html`<main class="sheet">
<h1>${texts.title(name)}</h1>
<p class="note">${texts.demoNote}</p>
<section class="requested-data"><p>${texts.requestedDataIntro}</p><ul>${sharedData.map((item) => html`<li>${item}</li>`)}</ul></section>
<form method="post">
<fieldset><legend>${texts.chooseAccount}</legend>
<div class="accounts">
${accounts.map((account, index) => renderAccountCard(account.subject, account.name, formatDetails(texts, account, sharesPhone), index === 0))}
${renderAccountCard('new', texts.newAccount, texts.newAccountNote, false)}
</div></fieldset>
<div class="buttons">
<button name="action" value="agree">${texts.agree}</button>
<button class="quiet" name="action" value="refuse" formnovalidate>${texts.refuse}</button>
</div>
</form>
</main>`;
  return renderPage({ language, brand, name, demo: texts.demo, title: texts.title(name), content });
}

export function renderErrorPage(language: Language, brand: Brand, name: string, code: string): string {
  const texts = consentTexts[language];
  const content = html`<main class="sheet"><h1>${texts.errorTitle}</h1><p class="lead">${texts.errorNote}</p><p class="note">${code}</p></main>`;
  return renderPage({ language, brand, name, demo: texts.demo, title: texts.errorTitle, content });
}
